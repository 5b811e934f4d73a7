import type { Json } from "../../model/Json.ts";
import { parsePortList } from "../../model/typedValues.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { showString } from "../typing/plainText.ts";
import { TextInput } from "../typing/TextInput.tsx";
import type { ReadText } from "../typing/useTypedText.ts";
import { formsText } from "../../texts/en/formFields.ts";

/** Ports in one line, separated by comma or space; an emptied list clears the setting. */
export function PortListWidget(props: FieldWidgetProps) {
  return (
    <TextInput
      props={props}
      className={fields.mono}
      format={{
        show: showPorts,
        read: readPorts,
        debounceMs: props.debounceMs,
      }}
    />
  );
}

/** Nothing that is no port may pass for an emptied list: that would close them all. */
function readPorts(text: string): ReadText {
  const { ports, left } = parsePortList(text);
  const words = { left: left.join(", ") };
  if (ports === null && left.length > 0)
    return { problem: formsText("forms.noPort", words), mayGrow: true, cut: undefined };
  const cut = left.length > 0 ? formsText("forms.portsOnly", words) : undefined;
  return { value: ports === null ? undefined : [...ports], cut };
}

function showPorts(value: Json | undefined): string {
  return Array.isArray(value) ? value.map(showString).join(", ") : showString(value);
}
