import type { SessionColumn, SessionSorting } from "./SessionSorting.ts";

/** The sorting after a press on a column: ascending, then descending, then the server's order. */
export function nextSessionSorting(
  sorting: SessionSorting | undefined,
  column: SessionColumn,
): SessionSorting | undefined {
  if (sorting?.column !== column) return { column, direction: "ascending" };
  return sorting.direction === "ascending" ? { column, direction: "descending" } : undefined;
}
