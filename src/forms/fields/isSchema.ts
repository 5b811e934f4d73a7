import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";

/** Whether `additionalProperties` describes the values of a map: `true` and `{}` say nothing of them. */
export function isSchema(value: unknown): value is JsonSchema {
  return isPlainObject(value) && Object.keys(value).length > 0;
}
