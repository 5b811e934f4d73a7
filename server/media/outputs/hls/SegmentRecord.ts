import type { MediaSegment, StreamBus } from "../../bus/StreamBus.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import type { DiscontinuityFloor } from "./DiscontinuityFloor.ts";

/** The records of all renditions, each kept as long as its rendition. */
export class SegmentRecords {
  readonly #known = new WeakMap<StreamBus, SegmentRecord>();
  /** The same for all renditions of a stream: players find the place in one by the count of another. */
  readonly #firstCounts = new WeakMap<RunningStream, number>();

  constructor(private readonly floor: DiscontinuityFloor) {}

  of(stream: RunningStream, bus: StreamBus): SegmentRecord {
    const first = this.#firstCounts.get(stream) ?? this.floor.next();
    this.#firstCounts.set(stream, first);
    const record = this.#known.get(bus) ?? new SegmentRecord(bus, first, (count) => this.floor.reach(count));
    this.#known.set(bus, record);
    return record;
  }
}

/** What a playlist must know of segments that are gone: how many discontinuities there were, and the longest. */
export class SegmentRecord {
  #lastSequence = -1;
  #longestS = 1;
  /** Sequences of segments that began with a discontinuity. */
  #discontinuities: number[] = [];
  /** Those that were dropped from the list above, as nobody can ask for what lies before them. */
  #forgotten: number;

  constructor(
    private readonly bus: StreamBus,
    firstCount: number,
    private readonly onCount: (count: number) => void,
  ) {
    this.#forgotten = firstCount;
    for (const segment of bus.segments) this.#note(segment);
    bus.onSegment((segment) => this.#note(segment));
  }

  /** Seconds for EXT-X-TARGETDURATION; never shrinks, as players plan by it. */
  targetS(configuredMs: number | undefined): number {
    return Math.max(this.#longestS, Math.round((configuredMs ?? 0) / 1000));
  }

  /** For EXT-X-DISCONTINUITY-SEQUENCE of a playlist that begins with that segment. */
  discontinuitiesBefore(sequence: number): number {
    return this.#forgotten + this.#discontinuities.filter((at) => at < sequence).length;
  }

  #note({ sequence, durationMs, isDiscontinuity }: MediaSegment): void {
    if (sequence <= this.#lastSequence) return;
    this.#lastSequence = sequence;
    this.#longestS = Math.max(this.#longestS, Math.round(durationMs / 1000));
    if (isDiscontinuity) {
      this.#discontinuities.push(sequence);
      this.onCount(this.#forgotten + this.#discontinuities.length);
    }
    const oldest = this.bus.segments[0]?.sequence ?? sequence;
    const kept = this.#discontinuities.filter((at) => at >= oldest);
    this.#forgotten += this.#discontinuities.length - kept.length;
    this.#discontinuities = kept;
  }
}
