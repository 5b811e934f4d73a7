import type { Json } from "../../model/Json.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { TextInput } from "../typing/TextInput.tsx";
import { readString, showString } from "../typing/plainText.ts";

/** One line of text. */
export function TextWidget(props: FieldWidgetProps) {
  return (
    <TextInput
      props={props}
      format={{
        show: showString,
        read: (text) => ({ value: readAsBefore(text, props) }),
        debounceMs: props.debounceMs,
      }}
    />
  );
}

/**
 * The text typed where more than strings may be stored: a number stays a number, as 4096 counts bytes where "4096" counts
 * gigabytes; a switch and an object stay what they are. What is no longer one becomes a string.
 */
function readAsBefore(text: string, props: FieldWidgetProps): Json | undefined {
  const { value } = props;
  if (value === undefined || value === null || typeof value === "string") return readString(text, props);
  try {
    // The parser's answer has no type.
    const parsed = JSON.parse(text) as Json;
    if (typeof parsed === typeof value && Array.isArray(parsed) === Array.isArray(value) && parsed !== null)
      return parsed;
  } catch {
    // No JSON: an ordinary string.
  }
  return readString(text, props);
}
