import type { ConfValue } from "../../../generated/shapes/ConfTable.ts";
import type { Json } from "../../Json.ts";
import { quoteText } from "./quoteText.ts";
import { readScalar } from "./readScalar.ts";
import { writeUnit } from "./writeUnit.ts";

/** The text a value is written as, or undefined where this place can hold no such value. */
export function writeScalar(value: ConfValue, json: Json | undefined, mustQuote = false): string | undefined {
  const prefix = value.prefix ?? "";
  if (typeof json === "string") return writeText(value, prefix, json, mustQuote);
  if (typeof json === "number") return prefix + writeNumber(value, json);
  if (typeof json === "boolean") return `${prefix}${json}`;
  if (json === undefined || json === null || !value.types.includes("json")) return undefined;
  return quoteText(prefix + JSON.stringify(json), true);
}

function writeText(value: ConfValue, prefix: string, text: string, mustQuote: boolean): string | undefined {
  if (!value.types.includes("string")) return undefined;
  if (value.types.includes("json") && /^["[{]/.test(text)) return quoteText(prefix + JSON.stringify(text), true);
  const isOwn = value.types.length === 1 || readScalar(value, prefix + text, false) === text;
  return quoteText(prefix + text, mustQuote || !isOwn);
}

function writeNumber(value: ConfValue, number: number): string {
  const scaled = value.factor === undefined ? number : Number((number / value.factor).toPrecision(15));
  const isPlain = value.suffix === undefined || (value.types.includes("string") && value.suffix !== "bitrate-k");
  return isPlain || value.suffix === undefined ? String(scaled) : writeUnit(scaled, value.suffix);
}
