import type { Json } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import type { ReadText } from "../typing/ReadText.ts";
import { wordOf } from "../wordOf.ts";
import { TextLine } from "./TextLine.tsx";

/** A time of the day as HHMM; a number (830) or a string, as the schema says. */
export function HhmmWidget(props: FieldWidgetProps) {
  const isNumber = props.schema["type"] === "integer";
  return (
    <TextLine
      props={{ placeholder: "HHMM", ...props, ui: { ...props.ui, typing: { ...props.ui.typing, only: "digits" } } }}
      className={fields.number}
      inputMode="numeric"
      maxLength={4}
      form={{ show: showTime, read: (typed) => readTime(typed, isNumber), debounceMs: props.debounceMs }}
    />
  );
}

function showTime(value: Json | undefined): string {
  return value === undefined || value === null ? "" : wordOf(value).padStart(4, "0");
}

function readTime(typed: string, isNumber: boolean): ReadText {
  if (typed === "") return { value: undefined };
  if (!/^([01]\d|2[0-3])[0-5]\d$/.test(typed)) return { problem: text("forms.notATime") };
  return { value: isNumber ? Number(typed) : typed };
}
