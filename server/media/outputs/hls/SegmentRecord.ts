import type { MediaSegment } from "../../bus/MediaSegment.ts";
import type { StreamBus } from "../../bus/StreamBus.ts";
import type { DiscontinuityFloor } from "./DiscontinuityFloor.ts";

/** The records of all renditions, each kept as long as its rendition. */
export class SegmentRecords {
  readonly #known = new WeakMap<StreamBus, SegmentRecord>();

  constructor(private readonly floor: DiscontinuityFloor) {}

  of(bus: StreamBus): SegmentRecord {
    const record = this.#known.get(bus) ?? new SegmentRecord(bus, this.floor);
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
  #forgotten = 0;

  constructor(
    private readonly bus: StreamBus,
    private readonly floor: DiscontinuityFloor,
  ) {
    this.#forgotten = floor.value;
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
      this.floor.reach(this.#forgotten + this.#discontinuities.length);
    }
    const oldest = this.bus.segments[0]?.sequence ?? sequence;
    const kept = this.#discontinuities.filter((at) => at >= oldest);
    this.#forgotten += this.#discontinuities.length - kept.length;
    this.#discontinuities = kept;
  }
}
