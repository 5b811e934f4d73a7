import type { TypingRules } from "../../generated/shapes/FormDescriptor.ts";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";

/** The rules a number is typed by: an integer that cannot be negative takes digits only [C360]. */
export function numberTyping({ schema, ui }: FieldWidgetProps, factor: number): TypingRules {
  const minimum = schema["minimum"] ?? schema["exclusiveMinimum"];
  const isCount = schema["type"] === "integer" && factor === 1 && typeof minimum === "number" && minimum >= 0;
  return isCount ? { ...ui.typing, only: "digits" } : { strip: "whitespace", ...ui.typing };
}
