import type { FieldInfo } from "../../generated/shapes/FieldInfo.ts";
import { text } from "../../texts/text.ts";
import type { Json } from "../Json.ts";
import { unitFormats } from "./unitFormats.ts";

const LONGEST = 120;

/** A setting's value as an operator reads it: with its unit, on or off, by the words of its choice; absent, its default. */
export function formatValue(value: Json | undefined, field: FieldInfo | undefined): string {
  if (value === undefined || value === null) return absent(field);
  const label = typeof value === "object" ? undefined : own(field?.enumLabels, String(value));
  if (label !== undefined) return label;
  if (typeof value === "boolean") return text(value ? "changes.on" : "changes.off");
  if (typeof value === "number") return withUnit(value, field);
  if (value === "" || (Array.isArray(value) && value.length === 0)) return text("changes.empty");
  return shortened(typeof value === "string" ? value : listed(value));
}

function absent(field: FieldInfo | undefined): string {
  const label = own(field?.enumLabels, "");
  if (label !== undefined) return label;
  const standard = field?.default;
  const isPlain = typeof standard === "string" || typeof standard === "number" || typeof standard === "boolean";
  return isPlain ? text("changes.default", { value: formatValue(standard, field) }) : text("changes.absent");
}

function withUnit(value: number, field: FieldInfo | undefined): string {
  const format = field?.unit === undefined ? undefined : unitFormats[field.unit];
  return format?.(value, field?.defaultUnit) ?? String(value);
}

function listed(value: Json): string {
  const isPlain = Array.isArray(value) && value.every((item) => typeof item !== "object");
  return isPlain ? value.join(", ") : JSON.stringify(value);
}

function shortened(words: string): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
}

function own(labels: Readonly<Record<string, string>> | undefined, value: string): string | undefined {
  return labels !== undefined && Object.hasOwn(labels, value) ? labels[value] : undefined;
}
