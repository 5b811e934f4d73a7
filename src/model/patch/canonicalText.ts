import type { Json } from "../Json.ts";
import { isPlainObject } from "./isPlainObject.ts";

/** A JSON value as a text that is the same for equal values, whatever the order of their keys: values found by what they hold. */
export function canonicalText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  if (!isPlainObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${canonicalText(child)}`).join()}}`;
}
