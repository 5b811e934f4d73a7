import type { Json } from "../../model/Json.ts";
import { parsePortList } from "../../model/typedValues.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { showString } from "../typing/plainText.ts";
import { TextInput } from "../typing/TextInput.tsx";

/** Ports in one line, separated by comma or space; an emptied list clears the setting. */
export function PortListWidget(props: FieldWidgetProps) {
  return (
    <TextInput
      props={props}
      className={fields.mono}
      format={{
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
