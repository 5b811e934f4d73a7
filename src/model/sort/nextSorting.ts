import type { Sorting } from "./sortKeys.ts";

/** The sorting after a click on a column: ascending, then descending, then back to the order of the config or the server. */
export function nextSorting<Key extends string>(sorting: Sorting<Key> | undefined, key: Key): Sorting<Key> | undefined {
  if (sorting?.key !== key) return { key, direction: "ascending" };
  return sorting.direction === "ascending" ? { key, direction: "descending" } : undefined;
}
