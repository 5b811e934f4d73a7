import type { Json } from "../../model/Json.ts";
import { formsText } from "../../texts/en/formFields.ts";
import { inDigits } from "../../texts/numbers.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { isInteger, type ReadText } from "./useTypedText.ts";

/** A value as the text of an input. */
export function showString(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The string typed; nothing typed clears the setting [S382], unless its rules keep the empty string. */
export function readString(text: string, { ui }: FieldWidgetProps): string | undefined {
  return text === "" && ui.typing?.emptyToNull !== false ? undefined : text;
}

/**
 * Before three digits a comma may be meant for thousands, and a point where the last of them is a nought, which no number
 * is shown with: 1,500 and 1.500.
 */
const thousandsOrDecimal = /^\s*(-?[1-9]\d{0,2})(?:,(\d{3})|\.(\d\d0))\s*$/;

/** The number typed, times what one of it stands for; nothing typed clears the setting. A comma is a decimal point. */
export function readNumber(text: string, factor: number, { schema }: FieldWidgetProps): ReadText {
  const [, before = "", comma = "", point = ""] = thousandsOrDecimal.exec(text) ?? [];
  const behind = comma + point;
  if (before !== "") {
    const [whole, decimal] = [before + behind, inDigits(Number(`${before}.${behind}`), { most: 3 })];
    return { problem: formsText("forms.thousandsOrDecimal", { whole, decimal }), mayGrow: true };
  }
  const plain = text.trim().replace(",", ".");
  if (plain === "") return { value: undefined };
  const number = Number(plain);
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain) || !Number.isFinite(number))
    return { problem: formsText("forms.notANumber") };
  const value = number * factor;
  // 0.3 × 1000 is 299.99999999999994 to the machine; an integer setting gets the integer that was meant.
  return { value: isInteger(schema["type"]) ? Math.round(value) : value };
}
