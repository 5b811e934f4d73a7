import type { ArchiveSegment } from "./ArchiveSegment.ts";

/**
 * The file of a recorded piece in the folder of its hour: minute, second, millisecond and duration in milliseconds, then
 * `-d` for one that players begin anew with. The names are all that is needed to play: no database can be lost.
 */
export function segmentFileName({ startMs, durationMs, isDiscontinuity }: ArchiveSegment): string {
  const [minute, second, millisecond] = new Date(startMs).toISOString().slice(14, 23).split(/[:.]/);
  return `${minute}-${second}-${millisecond}-${durationMs}${isDiscontinuity ? "-d" : ""}.ts`;
}
