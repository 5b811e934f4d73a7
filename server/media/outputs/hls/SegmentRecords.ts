import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MediaSegment, StreamBus } from "../../bus/StreamBus.ts";
import type { RunningStream } from "../../live/RunningStream.ts";

/** So many discontinuities are counted between two writes of the file. */
const BLOCK = 32;

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

/** What a playlist must know of segments that are gone: which, how many discontinuities there were, and the longest. */
class SegmentRecord {
  #lastSequence = -1;
  #longestS = 1;
  /** Sequences of segments that began with a discontinuity. */
  #discontinuities: number[] = [];
  /** Those that were dropped from the list above, as nobody can ask for what lies before them. */
  #forgotten: number;
  /** Where the playlist began that was sent last. */
  #firstListed = 0;

  constructor(
    private readonly bus: StreamBus,
    firstCount: number,
    private readonly onCount: (count: number) => void,
  ) {
    this.#forgotten = firstCount;
    for (const segment of bus.segments) this.#note(segment);
    bus.onSegment((segment) => this.#note(segment));
  }

  /**
   * What a playlist of so many segments lists now: the last of them. A playlist grows at its end only (RFC 8216, 6.2.1), so that
   * where more are to be listed than before, those that have left it do not come back.
   */
  list(count: number): readonly MediaSegment[] {
    const listed = this.bus.segments.slice(-count).filter(({ sequence }) => sequence >= this.#firstListed);
    this.#firstListed = listed[0]?.sequence ?? this.#firstListed;
    return listed;
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

/**
 * Where the playlists of a stream begin to count discontinuities: above all that were counted before, in this run of the
 * server and in those before it, so that a player that goes on sees a higher number. Not taken from the clock as the numbers of segments
 * are: players keep a list with a place for each number, and hls.js walks it from 0 at every look.
 */
export class DiscontinuityFloor {
  readonly #path: string;
  #highest: number;
  /** What the file holds. */
  #kept: number;

  /** @param folder the server's data folder */
  constructor(folder: string) {
    this.#path = join(folder, "discontinuities");
    this.#highest = this.#kept = this.#read();
  }

  /** For a stream that begins. */
  next(): number {
    this.reach(this.#highest + 1);
    return this.#highest;
  }

  /** A playlist has counted so far: what is kept is always ahead of it, also when the server is killed now. */
  reach(count: number): void {
    this.#highest = Math.max(this.#highest, count);
    if (count < this.#kept) return;
    this.#kept = count + BLOCK;
    try {
      writeFileSync(`${this.#path}.new`, String(this.#kept), { mode: 0o600 });
      renameSync(`${this.#path}.new`, this.#path);
    } catch {
      // A full disk is told by what saves settings there; playlists go on, and count what they can.
    }
  }

  /** -1 where none was counted yet. */
  #read(): number {
    try {
      const count = Number(readFileSync(this.#path, "utf8"));
      return Number.isSafeInteger(count) && count >= 0 ? count : -1;
    } catch {
      return -1;
    }
  }
}
