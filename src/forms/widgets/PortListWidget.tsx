import type { Json } from "../../model/Json.ts";
import { parsePortList } from "../../model/typing/parsePortList.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { showString } from "./showString.ts";
import { TextLine } from "./TextLine.tsx";

/** Ports in one line, separated by comma or space; an emptied list clears the setting. */
export function PortListWidget(props: FieldWidgetProps) {
  return (
    <TextLine
      props={props}
      className={fields.mono}
      form={{
        show: showPorts,
        read: (text) => ({ value: parsePortList(text) ?? undefined }),
        debounceMs: props.debounceMs,
      }}
    />
  );
}

function showPorts(value: Json | undefined): string {
  return Array.isArray(value) ? value.map(showString).join(", ") : showString(value);
}
