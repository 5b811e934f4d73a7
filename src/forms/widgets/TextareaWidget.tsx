import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { useTypedText } from "../typing/useTypedText.ts";
import { inputProps } from "../typing/TextInput.tsx";
import { readString, showString } from "../typing/plainText.ts";

/** Several lines of text. */
export function TextareaWidget(props: FieldWidgetProps) {
  const typed = useTypedText(props, {
    show: showString,
    read: (text) => ({ value: readString(text, props) }),
    debounceMs: props.debounceMs,
  });
  return (
    <textarea
      {...inputProps(props)}
      className={fields.textarea}
      rows={3}
      placeholder={props.placeholder}
      readOnly={props.readOnly}
      {...typed.input}
    />
  );
}
