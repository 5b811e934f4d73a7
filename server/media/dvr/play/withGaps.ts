import type { StoredSegment } from "../index/StoredSegment.ts";

const GAP_MS = 1500;

/** Pieces in their order; where nothing was recorded before one, players begin anew with it. */
export function withGaps(segments: readonly StoredSegment[], endMs?: number): readonly StoredSegment[] {
  return segments.map((segment, index) => {
    const before = segments[index - 1];
    const lastMs = before ? before.startMs + before.durationMs : endMs;
    const isAfterGap = lastMs !== undefined && segment.startMs - lastMs >= GAP_MS;
    return isAfterGap ? { ...segment, isDiscontinuity: true } : segment;
  });
}
