import type { Json } from "../../model/Json.ts";
import fields from "../../theme/fields.module.css";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import type { ReadText } from "../typing/ReadText.ts";
import { numberTyping } from "./numberTyping.ts";
import { readNumber } from "./readNumber.ts";
import { showString } from "./showString.ts";
import { TextLine } from "./TextLine.tsx";
import { unitOf } from "./unitOf.ts";

/**
 * A number, typed as text: a number input reacts to the mouse wheel and to the locale's separators. `options: {words}`
 * may be typed in its place: "center" for a distance.
 */
export function NumberWidget(props: FieldWidgetProps) {
  const { factor } = unitOf(props.ui);
  const typing = numberTyping(props, factor);
  const show = (value: Json | undefined) => showString(typeof value === "number" ? value / factor : value);
  const words = props.ui.widgetOptions?.["words"];
  // A word stored where a number stands (a bitrate of "copy") is kept as long as nobody types over it.
  const isWord = (text: string) => text === props.value || (Array.isArray(words) && words.includes(text));
  const read = (text: string): ReadText => (isWord(text) ? { value: text } : readNumber(text, factor, props));
  return (
    <TextLine
      props={{ ...props, ui: { ...props.ui, typing } }}
      className={fields.number}
      inputMode={typing.only === "digits" ? "numeric" : "decimal"}
      form={{ show, read, debounceMs: props.debounceMs }}
    />
  );
}
