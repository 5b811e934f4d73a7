import type { AdStats } from "../../generated/types/AdStats.ts";
import { compareNames, compareValues } from "../naturalOrder.ts";

/** How often a file was shown in a stream, and seen by a viewer. */
export interface AdvertedRow {
  readonly stream: string;
  readonly file: string;
  readonly shows: number;
  readonly views: number;
}

export interface AdvertedSorting {
  readonly by: keyof AdvertedRow;
  readonly isDescending: boolean;
}

/** A row for each file of each stream whose name, or the file's, has the word. Rows that are alike go by their names. */
export function advertedRows(
  stats: AdStats,
  sought: string,
  { by, isDescending }: AdvertedSorting,
): readonly AdvertedRow[] {
  const word = sought.trim().toLowerCase();
  const has = (name: string) => name.toLowerCase().includes(word);
  const rows = Object.entries(stats).flatMap(([stream, files]) =>
    files
      .filter(({ name }) => has(stream) || has(name))
      .map(({ name, show_count, view_count }) => ({
        stream,
        file: name,
        shows: show_count ?? 0,
        views: view_count ?? 0,
      })),
  );
  const turn = isDescending ? -1 : 1;
  return rows.toSorted(
    (one, other) =>
      turn * compareValues(one[by], other[by]) ||
      compareNames(one.stream, other.stream) ||
      compareNames(one.file, other.file),
  );
}
