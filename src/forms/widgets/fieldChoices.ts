import { isPlainObject, type Json } from "../../model/Json.ts";
import type { FieldWidgetProps } from "../WidgetTable.ts";
import { toWord, valueInWords } from "../valueInWords.ts";
import { translate } from "../../texts/language.ts";
import { formsText } from "../../texts/en/formFields.ts";

/** One of the values a setting may take; undefined is the absent one. */
export interface Choice {
  /** The value as the option of a list carries it. */
  readonly key: string;
  readonly value: Json | undefined;
  readonly label: string;
}

/**
 * What there is to choose from: the values of the schema in words, before them the absent value where the setting may be
 * absent, and last a stored value the schema does not know, so that looking at a form never changes it.
 */
export function readChoices({ schema, ui, value, required }: FieldWidgetProps): readonly Choice[] {
  const known = valuesOf(schema).map(({ value: one, title }) => ({
    key: JSON.stringify(one),
    value: one,
    label: ui.enumLabels?.[toWord(one)] ?? title ?? valueInWords(one, { ui, schema }),
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
    ...(isKnown ? [] : [{ key: JSON.stringify(value), value, label: toWord(value) }]),
  ];
}

/** What the absent value is called: as the schema says, else by its default. */
export function absentLabel(preset: unknown, field: Pick<FieldWidgetProps, "ui" | "schema">): string {
  const label = field.ui.enumLabels?.[""];
  if (label !== undefined) return label;
  return preset === undefined
    ? formsText("forms.notSet")
    : formsText("forms.defaultChoice", { value: valueInWords(preset, field) });
}

function valuesOf(schema: FieldWidgetProps["schema"]): readonly { readonly value: Json; readonly title?: string }[] {
  const values = schema["enum"];
  // Schemas are JSON: what stands in an enum is a JSON value.
  if (Array.isArray(values)) return (values as Json[]).filter((value) => value !== null).map((value) => ({ value }));
  const branches = schema["oneOf"] ?? schema["anyOf"];
  if (Array.isArray(branches)) {
    return branches.filter(isPlainObject).flatMap(({ const: value, title }) => {
      if (value === undefined || value === null) return [];
      return typeof title === "string" ? [{ value, title: translate(title) }] : [{ value }];
    });
  }
  return schema["type"] === "boolean" ? [{ value: true }, { value: false }] : [];
}
