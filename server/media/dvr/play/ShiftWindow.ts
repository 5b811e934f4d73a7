import type { ArchiveIndex } from "../index/ArchiveIndex.ts";
import type { StoredSegment } from "../index/StoredSegment.ts";
import { withGaps } from "./withGaps.ts";

const LISTED = 6;
/** Who was away for longer goes on where the shifted clock is. */
const LOOK_BACK_MS = 60_000;

/** The moving window of one who watches later than live: six pieces that ended so long ago. */
export class ShiftWindow {
  #segments: readonly StoredSegment[] = [];
  #sequence = 0;
  #discontinuities = 0;

  constructor(
    private readonly index: ArchiveIndex,
    private readonly shiftMs: number,
  ) {}

  get segments(): readonly StoredSegment[] {
    return this.#segments;
  }

  get sequence(): number {
    return this.#sequence;
  }

  get discontinuitySequence(): number {
    return this.#discontinuities;
  }

  /** Moves on to what is to be seen now. */
  async moveTo(nowMs: number): Promise<void> {
    const untilMs = nowMs - this.shiftMs;
    const last = this.#segments.at(-1);
    const afterMs = Math.max(last?.startMs ?? 0, untilMs - LOOK_BACK_MS);
    const found = await this.index.segmentsBetween(afterMs, untilMs);
    const news = found.filter(
      ({ startMs, durationMs }) => startMs > (last?.startMs ?? 0) && startMs + durationMs <= untilMs,
    );
    const all = [...this.#segments, ...withGaps(news, last && last.startMs + last.durationMs)];
    const gone = all.slice(0, Math.max(0, all.length - LISTED));
    this.#segments = all.slice(gone.length);
    this.#sequence += gone.length;
    this.#discontinuities += gone.filter(({ isDiscontinuity }) => isDiscontinuity).length;
  }
}
