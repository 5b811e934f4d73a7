import type { Json } from "../model/Json.ts";
import type { Field } from "./rjsf/readField.ts";
import { numberInWords } from "../model/units/formatQuantity.ts";
import { numberUnit } from "./widgets/numberUnits.ts";
import { findTextVariant } from "./widgets/textVariants.ts";
import { formsText } from "../texts/en/formFields.ts";

/** A value as a sentence can say it: `60 s`, `on`, `2 days`; a secret is never said. */
export function valueInWords(value: unknown, { ui, schema }: Pick<Field, "ui" | "schema">): string {
  if (value === undefined || value === null) return ui.enumLabels?.[""] ?? formsText("forms.empty");
  if (ui.secret === true) return "••••••";
  const variant = typeof value === "string" ? findTextVariant(ui.kinds ?? [], value) : undefined;
  if (variant?.secret === true) return `${variant.prefix ?? ""}••••••`;
  const label = ui.enumLabels?.[toWord(value)];
  if (label !== undefined) return label;
  if (typeof value === "boolean") return formsText(value ? "forms.on" : "forms.off");
  if (typeof value === "number") {
    const { factor, suffix } = ui.widgetOptions ?? {};
    const isScaled = factor !== undefined || suffix !== undefined;
    return numberInWords(value, { ...ui, scale: isScaled ? numberUnit(ui) : undefined });
  }
  if (typeof value === "string") return value;
  // Secrets may stand in it, and JSON is no sentence.
  if (typeof value === "object" && !isListOfWords(value)) return formsText("forms.otherValues");
  if (Array.isArray(value))
    return value.map((item: Json) => valueInWords(item, { ui: { pattern: ui.pattern }, schema })).join(", ");
  return JSON.stringify(value);
}

function isListOfWords(value: object): boolean {
  return Array.isArray(value) && value.every((item) => typeof item !== "object");
}

/** A plain value as a key or a word: `true`, `60`, `h264`; anything larger as JSON. */
export function toWord(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : (JSON.stringify(value) ?? "");
}
