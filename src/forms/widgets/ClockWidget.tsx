import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { readString, showString } from "../typing/plainText.ts";
import { TextInput } from "../typing/TextInput.tsx";

/** A time of the day as HH:mm:ss; the check of the entity says what is wrong with it. */
export function ClockWidget(props: FieldWidgetProps) {
  return (
    <TextInput
      props={{
        placeholder: "HH:mm:ss",
        ...props,
        ui: { ...props.ui, typing: { strip: "whitespace", ...props.ui.typing } },
      }}
      className={fields.number}
      inputMode="numeric"
      maxLength={8}
      format={{ show: showString, read: (text) => ({ value: readString(text, props) }), debounceMs: props.debounceMs }}
    />
  );
}
