import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { showString } from "./showString.ts";
import { TextLine } from "./TextLine.tsx";

/** A port, or ADDRESS:PORT: digits become a number, all else stays as written, address and all. */
export function PortWidget(props: FieldWidgetProps) {
  return (
    <TextLine
      props={props}
      className={fields.mono}
      form={{ show: showString, read: (text) => ({ value: readPort(text.trim()) }), debounceMs: props.debounceMs }}
    />
  );
}

function readPort(text: string): number | string | undefined {
  if (text === "") return undefined;
  return /^\d+$/.test(text) ? Number(text) : text;
}
