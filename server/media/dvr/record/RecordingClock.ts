import type { MediaSegment } from "../../bus/StreamBus.ts";
import type { ArchiveSegment } from "../index/archiveFolders.ts";

/** Further behind, something was lost on the way. */
const LATE_MS = 5000;
/** Further ahead, a clock was set. */
const EARLY_MS = 60_000;
/** How much of a piece's length it is moved to follow the clock: less than players or the ranges notice. */
const SHARE = 0.02;

/**
 * Tells when a piece was recorded. Pieces arrive in bursts, so that their own arrival would make gaps and overlaps where
 * the picture has none: each begins where its forerunner ended, drawn slowly towards the clock.
 */
export class RecordingClock {
  #endMs: number | undefined;
  #sequence: number | undefined;

  /** The archive already ends here, which may be a little ahead of the clock. */
  resumeAt(endMs: number): void {
    this.#endMs = endMs;
  }

  /** What comes next does not follow what came before: pieces were left out. */
  interrupt(): void {
    this.#sequence = undefined;
  }

  place({ startedAtMs, durationMs, sequence, isDiscontinuity }: MediaSegment): ArchiveSegment {
    const isNext = !isDiscontinuity && this.#sequence !== undefined && sequence === this.#sequence + 1;
    const { startMs, isDrawn } = this.#startOf(startedAtMs, durationMs, isNext);
    const piece = {
      startMs: Math.round(startMs),
      durationMs: Math.max(1, Math.round(durationMs)),
      isDiscontinuity: !isDrawn,
    };
    this.#endMs = piece.startMs + piece.durationMs;
    this.#sequence = sequence;
    return piece;
  }

  #startOf(startedAtMs: number, durationMs: number, isNext: boolean): { startMs: number; isDrawn: boolean } {
    const endMs = this.#endMs;
    if (endMs === undefined) return { startMs: startedAtMs, isDrawn: false };
    const lateMs = startedAtMs - endMs;
    if (lateMs > LATE_MS || lateMs < -EARLY_MS) return { startMs: startedAtMs, isDrawn: false };
    if (!isNext) return { startMs: Math.max(startedAtMs, endMs), isDrawn: false };
    const most = durationMs * SHARE;
    return { startMs: endMs + Math.max(-most, Math.min(most, lateMs)), isDrawn: true };
  }
}
