import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { readAsBefore } from "./readAsBefore.ts";
import { showString } from "./showString.ts";
import { TextLine } from "./TextLine.tsx";

/** One line of text; `options: {mono}` for addresses and codes. */
export function TextWidget(props: FieldWidgetProps) {
  return (
    <TextLine
      props={props}
      className={props.ui.widgetOptions?.["mono"] === true ? fields.mono : undefined}
      form={{ show: showString, read: (text) => ({ value: readAsBefore(text, props) }), debounceMs: props.debounceMs }}
    />
  );
}
