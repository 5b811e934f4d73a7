import type { StreamColumn } from "./StreamColumn.ts";

const remPx = 16;
const gapPx = 12;

/** What columns take at least, with the gaps between and beside them: a list that is narrower scrolls sideways. */
export function columnsWidthPx(columns: readonly Pick<StreamColumn, "width">[]): number {
  return columns.reduce((sum, { width }) => sum + leastRem(width) * remPx + gapPx, gapPx);
}

/** Of `5rem` or `minmax(5rem, 1fr)`. */
function leastRem(width: string): number {
  return Number(/[\d.]+(?=rem)/.exec(width)?.[0] ?? 0);
}
