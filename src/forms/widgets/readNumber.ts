import { text as words } from "../../texts/text.ts";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import type { ReadText } from "../typing/ReadText.ts";

/** The number typed, times what one of it stands for; nothing typed clears the setting. A comma is a decimal point. */
export function readNumber(text: string, factor: number, { schema }: FieldWidgetProps): ReadText {
  const plain = text.trim().replace(",", ".");
  if (plain === "") return { value: undefined };
  const number = Number(plain);
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain) || !Number.isFinite(number)) return { problem: words("forms.notANumber") };
  const value = number * factor;
  // 0.3 × 1000 is 299.99999999999994 to the machine; an integer setting gets the integer that was meant.
  return { value: isInteger(schema["type"]) ? Math.round(value) : value };
}

function isInteger(type: unknown): boolean {
  return type === "integer" || (Array.isArray(type) && type.includes("integer"));
}
