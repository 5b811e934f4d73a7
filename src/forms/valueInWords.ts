import type { Json } from "../model/Json.ts";
import { text } from "../texts/text.ts";
import { kindOf } from "./kinds/kindOf.ts";
import type { Field } from "./rjsf/Field.ts";
import { hasUnitSelector } from "./widgets/hasUnitSelector.ts";
import { unitOf } from "./widgets/unitOf.ts";
import { unitParts } from "./widgets/unitParts.ts";
import { unitScales } from "./widgets/unitScales.ts";
import { wordOf } from "./wordOf.ts";

/** A value as a sentence can say it: `60 s`, `on`, `2 days`; a secret is never said. */
export function valueInWords(value: unknown, { ui, schema }: Pick<Field, "ui" | "schema">): string {
  if (value === undefined || value === null) return ui.enumLabels?.[""] ?? text("forms.empty");
  if (ui.secret === true) return "••••••";
  const kind = typeof value === "string" ? kindOf(ui.kinds ?? [], value) : undefined;
  if (kind?.secret === true) return `${kind.prefix ?? ""}••••••`;
  const label = ui.enumLabels?.[wordOf(value)];
  if (label !== undefined) return label;
  if (typeof value === "boolean") return text(value ? "forms.on" : "forms.off");
  if (typeof value === "number") return numberInWords(value, ui);
  if (typeof value === "string") return value;
  if (Array.isArray(value))
    return value.map((item: Json) => valueInWords(item, { ui: { pattern: ui.pattern }, schema })).join(", ");
  return JSON.stringify(value);
}

function numberInWords(value: number, ui: Field["ui"]): string {
  const scale = hasUnitSelector(ui) ? unitScales[ui.unit ?? ""] : undefined;
  const parts = scale && unitParts(value, scale);
  if (parts) return `${parts.amount} ${text(parts.step.label as "forms.unit.d")}`;
  const { suffix, factor } = unitOf(ui);
  return `${value / factor} ${suffix}`.trim();
}
