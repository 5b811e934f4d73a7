import type { KeptHour } from "./KeptHour.ts";

/** The text of an index file: an hour a line, so that a damaged one costs one hour. */
export function writeKeptHours(hours: readonly KeptHour[]): string {
  return hours
    .map(({ folder, changedAtMs, bytes, count, ranges }) => JSON.stringify([folder, changedAtMs, bytes, count, ranges]))
    .join("\n");
}
