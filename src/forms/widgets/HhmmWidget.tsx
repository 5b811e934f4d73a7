import type { Json } from "../../model/Json.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import type { ReadText } from "../typing/useTypedText.ts";
import { toWord } from "../valueInWords.ts";
import { TextInput } from "../typing/TextInput.tsx";
import { formsText } from "../../texts/en/formFields.ts";

/** A time of the day as HHMM; a number (830) or a string, as the schema says. */
export function HhmmWidget(props: FieldWidgetProps) {
  const isNumber = props.schema["type"] === "integer";
  return (
    <TextInput
      props={{ placeholder: "HHMM", ...props, ui: { ...props.ui, typing: { ...props.ui.typing, only: "digits" } } }}
      className={fields.number}
      inputMode="numeric"
      maxLength={4}
      format={{ show: showTime, read: (typed) => readTime(typed, isNumber), debounceMs: props.debounceMs }}
    />
  );
}

function showTime(value: Json | undefined): string {
  return value === undefined || value === null ? "" : toWord(value).padStart(4, "0");
}

function readTime(typed: string, isNumber: boolean): ReadText {
  if (typed === "") return { value: undefined };
  if (!/^([01]\d|2[0-3])[0-5]\d$/.test(typed)) return { problem: formsText("forms.notATime") };
  return { value: isNumber ? Number(typed) : typed };
}
