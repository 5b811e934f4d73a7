import type { FieldInfo } from "../../generated/shapes/FieldInfo.ts";
import { text } from "../../texts/text.ts";

type Params = Readonly<Record<string, unknown>>;

/** Our words for a failed rule that has none of its own in the schema. */
export function wordsFor(keyword: string, params: Params, field: FieldInfo | undefined): string {
  const label = field?.title ?? text("check.value");
  return (words[keyword] ?? other)(label, params);
}

const other = (label: string) => text("check.other", { label });
const ofFormat = (label: string) => text("check.format", { label });

/** By JSON Schema keyword. */
const words: Readonly<Record<string, (label: string, params: Params) => string>> = {
  required: (label) => text("check.required", { label }),
  type: (label, params) => text("check.type", { label, type: String(params["type"]) }),
  minimum: (label, params) => text("check.minimum", { label, limit: String(params["limit"]) }),
  maximum: (label, params) => text("check.maximum", { label, limit: String(params["limit"]) }),
  exclusiveMinimum: (label, params) => text("check.above", { label, limit: String(params["limit"]) }),
  exclusiveMaximum: (label, params) => text("check.below", { label, limit: String(params["limit"]) }),
  multipleOf: (label, params) => text("check.multipleOf", { label, step: String(params["multipleOf"]) }),
  minLength: (label, params) => text("check.minLength", { label, limit: String(params["limit"]) }),
  maxLength: (label, params) => text("check.maxLength", { label, limit: String(params["limit"]) }),
  minItems: (label, params) => text("check.minItems", { label, limit: String(params["limit"]) }),
  maxItems: (label, params) => text("check.maxItems", { label, limit: String(params["limit"]) }),
  uniqueItems: (label) => text("check.uniqueItems", { label }),
  pattern: ofFormat,
  format: ofFormat,
  enum: (label, params) => text("check.oneOf", { label, values: list(params["allowedValues"]) }),
  const: (label, params) => text("check.oneOf", { label, values: list(params["allowedValue"]) }),
  discriminator: (label) => text("check.kind", { label }),
  additionalProperties: (_, params) => text("check.unknown", { name: String(params["additionalProperty"]) }),
  propertyNames: (_, params) => text("check.name", { name: String(params["propertyName"]) }),
};

function list(values: unknown): string {
  return (Array.isArray(values) ? values : [values])
    .filter((value) => value !== null)
    .map(String)
    .join(", ");
}
