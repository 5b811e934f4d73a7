import { readProgramTables } from "../ts/programTables.ts";
import { SpliceMarks } from "../ts/SpliceMarks.ts";
import { tsPackets } from "../ts/tsPackets.ts";
import type { LiveBus } from "./LiveBus.ts";
import type { MediaSegment, StreamBus } from "./StreamBus.ts";

/** Media that is aired instead of what the source gives. */
export interface Inset {
  /** PAT, PMT and the present group of pictures, as of a bus. */
  readonly beginning: Buffer;
}

/**
 * What outputs give of one rendition: what its source gives, but for the time in which something else takes its place.
 * Numbers of segments go on over both, and each change is a discontinuity.
 */
export class AiredBus implements StreamBus {
  #segments: readonly MediaSegment[] = [];
  #inset: Inset | undefined;
  #marks: SpliceMarks | undefined;
  /** The next segment is of another side than the one before it. */
  #isChanged = false;
  /** Number of the next segment: they never begin again. */
  #next = 0;
  readonly #onChunk = new Set<(chunk: Buffer) => void>();
  readonly #onSegment = new Set<(segment: MediaSegment) => void>();

  /** @param keep how many finished segments are kept, read with each one */
  constructor(
    readonly source: LiveBus,
    private readonly keep: () => number,
  ) {
    source.onChunk((chunk) => this.#inset ?? this.#passOn(chunk));
    source.onSegment((segment) => this.#inset ?? this.#add(segment));
  }

  get segments(): readonly MediaSegment[] {
    return this.#segments;
  }

  get beginning(): Buffer {
    return (this.#inset ?? this.source).beginning;
  }

  get bitsPerSecond(): number {
    return this.source.bitsPerSecond;
  }

  /** Of the source: a player that reads the list of renditions meanwhile plays it longer than what is aired. */
  get picture(): StreamBus["picture"] {
    return this.source.picture;
  }

  get codecs(): string | undefined {
    return this.source.codecs;
  }

  onChunk(listener: (chunk: Buffer) => void): () => void {
    this.#onChunk.add(listener);
    return () => this.#onChunk.delete(listener);
  }

  onSegment(listener: (segment: MediaSegment) => void): () => void {
    this.#onSegment.add(listener);
    return () => this.#onSegment.delete(listener);
  }

  /** The inset takes the source's place, at a border of segments of the source. */
  leaveSource(inset: Inset): void {
    this.#inset = inset;
    this.#change();
  }

  /** A piece of the inset; nothing where it is not aired. @param isNew whether it is the first one of another programme */
  passInset(inset: Inset, chunk: Buffer, isNew: boolean): void {
    if (this.#inset !== inset) return;
    if (isNew) this.#marks = new SpliceMarks();
    this.#passOn(chunk);
  }

  addInset(inset: Inset, segment: MediaSegment): void {
    if (this.#inset === inset) this.#add(segment);
  }

  /** The source is aired again, from the tables and the present group of pictures on. */
  returnToSource(inset: Inset): void {
    if (this.#inset !== inset) return;
    this.#inset = undefined;
    this.#change();
    const { beginning } = this.source;
    if (beginning.length === 0) return;
    this.#passOn(beginning);
    // The tables in it are those that the segment began with.
    for (const pid of [tsPackets.patPid, readProgramTables(beginning)?.pmtPid])
      if (pid !== undefined) this.#marks?.repeat(pid);
  }

  /** The stream has stopped: nobody plays what was. */
  clear(): void {
    this.#inset = undefined;
    this.#segments = [];
  }

  #change(): void {
    this.#marks = new SpliceMarks();
    this.#isChanged = this.#segments.length > 0;
  }

  #passOn(chunk: Buffer): void {
    const marked = this.#marks ? this.#marks.mark(chunk) : chunk;
    if (this.#marks?.isOver) this.#marks = undefined;
    // Who begins to listen now has had this chunk with the beginning.
    for (const listener of [...this.#onChunk]) listener(marked);
  }

  #add(segment: MediaSegment): void {
    // Those of the source go on over its restarts; behind an inset they are shifted.
    const sequence = this.#next === 0 ? segment.sequence : this.#next;
    const isSame = sequence === segment.sequence && !this.#isChanged;
    const isDiscontinuity = segment.isDiscontinuity || this.#isChanged;
    const aired = isSame ? segment : { ...segment, sequence, isDiscontinuity };
    this.#isChanged = false;
    this.#next = sequence + 1;
    this.#segments = [...this.#segments, aired].slice(-this.keep());
    for (const listener of [...this.#onSegment]) listener(aired);
  }
}
