import type { Sorting, SortKey } from "./sortKeys.ts";

/** The sorting after a click on a column: ascending, then descending, then back to the order of the config. */
export function nextSorting(sorting: Sorting | undefined, key: SortKey): Sorting | undefined {
  if (sorting?.key !== key) return { key, direction: "ascending" };
  return sorting.direction === "ascending" ? { key, direction: "descending" } : undefined;
}
