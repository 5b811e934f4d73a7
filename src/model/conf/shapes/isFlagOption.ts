import type { ConfProperty } from "../../../generated/shapes/ConfTable.ts";

/** Whether an option may stand as its bare word: `replicate` for `replicate=true`. */
export function isFlagOption(property: ConfProperty): boolean {
  return property.value.types.length === 1 && property.value.types[0] === "boolean" && property.container === undefined;
}
