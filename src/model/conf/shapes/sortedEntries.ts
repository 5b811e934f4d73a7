import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../Json.ts";

/** The items of a map by their position; equal ones keep their order, those without one come last. */
export function sortedEntries(map: JsonObject, order: string | undefined): readonly (readonly [string, Json])[] {
  const entries = Object.entries(map);
  if (order === undefined) return entries;
  const placeOf = (value: Json): number => {
    const place = isPlainObject(value) ? value[order] : undefined;
    return typeof place === "number" ? place : Number.POSITIVE_INFINITY;
  };
  // Infinity minus itself is no number, so equal places are compared before they are subtracted.
  return entries.toSorted(([, one], [, other]) =>
    placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other),
  );
}
