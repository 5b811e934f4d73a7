import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { showString } from "../typing/plainText.ts";
import { TextInput } from "../typing/TextInput.tsx";

/** A port, or ADDRESS:PORT: digits become a number, all else stays as written, address and all. */
export function PortWidget(props: FieldWidgetProps) {
  return (
    <TextInput
      props={props}
      className={fields.mono}
      format={{ show: showString, read: (text) => ({ value: readPort(text.trim()) }), debounceMs: props.debounceMs }}
    />
  );
}

function readPort(text: string): number | string | undefined {
  if (text === "") return undefined;
  return /^\d+$/.test(text) ? Number(text) : text;
}
