import type { TypingRules } from "../../generated/contracts/FormDescriptor.ts";
import type { Json } from "../../model/Json.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { TextInput } from "../typing/TextInput.tsx";
import { readNumber, showString } from "../typing/plainText.ts";
import type { ReadText } from "../typing/useTypedText.ts";
import { numberUnit } from "./numberUnits.ts";
import fields from "../../theme/fields.module.css";

/**
 * A number, typed as text: a number input reacts to the mouse wheel and to the locale's separators. `options: {words}`
 * may be typed in its place: "center" for a distance.
 */
export function NumberWidget(props: FieldWidgetProps) {
  const { factor } = numberUnit(props.ui);
  const typing = numberTyping(props, factor);
  const show = (value: Json | undefined) => showString(typeof value === "number" ? value / factor : value);
  const words = props.ui.widgetOptions?.["words"];
  // A word stored where a number stands (a bitrate of "copy") is kept as long as nobody types over it.
  const isWord = (text: string) => text === props.value || (Array.isArray(words) && words.includes(text));
  const read = (text: string): ReadText => (isWord(text) ? { value: text } : readNumber(text, factor, props));
  return (
    <TextInput
      props={{ ...props, ui: { ...props.ui, typing } }}
      className={fields.number}
      inputMode={typing.only === "digits" ? "numeric" : "decimal"}
      format={{ show, read, debounceMs: props.debounceMs }}
    />
  );
}

/** The rules a number is typed by: an integer that cannot be negative takes digits only [C360]. */
function numberTyping({ schema, ui }: FieldWidgetProps, factor: number): TypingRules {
  const minimum = schema["minimum"] ?? schema["exclusiveMinimum"];
  const isCount = schema["type"] === "integer" && factor === 1 && typeof minimum === "number" && minimum >= 0;
  return isCount ? { ...ui.typing, only: "digits" } : { strip: "whitespace", ...ui.typing };
}
