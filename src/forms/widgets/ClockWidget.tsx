import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { readString } from "./readString.ts";
import { showString } from "./showString.ts";
import { TextLine } from "./TextLine.tsx";

/** A time of the day as HH:mm:ss; the check of the entity says what is wrong with it. */
export function ClockWidget(props: FieldWidgetProps) {
  return (
    <TextLine
      props={{
        placeholder: "HH:mm:ss",
        ...props,
        ui: { ...props.ui, typing: { strip: "whitespace", ...props.ui.typing } },
      }}
      className={fields.number}
      maxLength={8}
      form={{ show: showString, read: (text) => ({ value: readString(text, props) }), debounceMs: props.debounceMs }}
    />
  );
}
