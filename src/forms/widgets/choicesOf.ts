import type { Json } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { text } from "../../texts/text.ts";
import type { FieldWidgetProps } from "../FieldWidgetProps.ts";
import { valueInWords } from "../valueInWords.ts";
import { wordOf } from "../wordOf.ts";
import type { Choice } from "./Choice.ts";

/**
 * What there is to choose from: the values of the schema in words, before them the absent value where the setting may be
 * absent, and last a stored value the schema does not know, so that looking at a form never changes it.
 */
export function choicesOf({ schema, ui, value, required }: FieldWidgetProps): readonly Choice[] {
  const known = valuesOf(schema).map(({ value: one, title }) => ({
    key: JSON.stringify(one),
    value: one,
    label: ui.enumLabels?.[wordOf(one)] ?? title ?? valueInWords(one, { ui, schema }),
  }));
  const isKnown = value === undefined || known.some(({ key }) => key === JSON.stringify(value));
  const absent: Choice = {
    key: "",
    value: undefined,
    label: absentLabel(schema["default"] ?? ui.default, { ui, schema }),
  };
  return [
    ...(required && value !== undefined ? [] : [absent]),
    ...known,
    ...(isKnown ? [] : [{ key: JSON.stringify(value), value, label: wordOf(value) }]),
  ];
}

function absentLabel(preset: unknown, field: Pick<FieldWidgetProps, "ui" | "schema">): string {
  const label = field.ui.enumLabels?.[""];
  if (label !== undefined) return label;
  return preset === undefined
    ? text("forms.notSet")
    : text("forms.defaultChoice", { value: valueInWords(preset, field) });
}

function valuesOf(schema: FieldWidgetProps["schema"]): readonly { readonly value: Json; readonly title?: string }[] {
  const values = schema["enum"];
  // Schemas are JSON: what stands in an enum is a JSON value.
  if (Array.isArray(values)) return (values as Json[]).filter((value) => value !== null).map((value) => ({ value }));
  const branches = schema["oneOf"] ?? schema["anyOf"];
  if (Array.isArray(branches)) {
    return branches.filter(isPlainObject).flatMap(({ const: value, title }) => {
      if (value === undefined || value === null) return [];
      return typeof title === "string" ? [{ value, title }] : [{ value }];
    });
  }
  return schema["type"] === "boolean" ? [{ value: true }, { value: false }] : [];
}
