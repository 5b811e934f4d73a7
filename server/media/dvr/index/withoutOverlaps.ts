import type { StoredSegment } from "./StoredSegment.ts";

/**
 * Pieces that follow one another. Where the clock was set back, or a source sent its past again after a restart, two lie on
 * the same time: the one that began first stays.
 */
export function withoutOverlaps(sorted: readonly StoredSegment[]): readonly StoredSegment[] {
  let endMs = Number.NEGATIVE_INFINITY;
  return sorted.filter(({ startMs, durationMs }) => {
    if (startMs < endMs - durationMs / 2) return false;
    endMs = Math.max(endMs, startMs + durationMs);
    return true;
  });
}
