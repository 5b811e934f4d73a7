import { Segmenter } from "../ts/Segmenter.ts";
import { TimeShift } from "../ts/TimeShift.ts";
import type { AiredBus, Inset } from "./AiredBus.ts";
import type { MediaSegment } from "./StreamBus.ts";

/** What whoever splices something in is told of it. */
export interface SpliceContent {
  /** What is spliced in is not what its own tables say. */
  readonly onForeign: () => void;
  /** Each finished segment of it. @returns what goes on the air in its place */
  readonly onSegment: (segment: MediaSegment) => MediaSegment;
}

/** What a splice is made with. */
interface SpliceOptions extends SpliceContent {
  /** Of a stream, the best first. */
  readonly buses: readonly AiredBus[];
  /** Length of segments. */
  readonly targetMs: number;
  readonly now: () => number;
}

/**
 * Media that takes the place of a stream's own for a while: cut once, aired in all renditions, each of which leaves its
 * source and returns to it with the same picture. What the source gives meanwhile goes where it always goes, but to
 * the outputs.
 */
export class Splice implements Inset {
  readonly #segmenter: Segmenter;
  #cuts: readonly (() => void)[] = [];
  /** On the clock of the source from where it was left. */
  #times: TimeShift | undefined;
  #isNew = false;
  #isOver = false;

  constructor(private readonly options: SpliceOptions) {
    const { targetMs, now, buses, onForeign } = options;
    this.#segmenter = new Segmenter({
      ...{ targetMs, now, onForeign },
      onChunk: (chunk) => {
        const isNew = this.#isNew;
        this.#isNew = false;
        for (const bus of buses) bus.passInset(this, chunk, isNew);
      },
      onSegment: (segment) => {
        const aired = options.onSegment(segment);
        for (const bus of buses) bus.addInset(this, aired);
      },
    });
  }

  get beginning(): Buffer {
    return this.#segmenter.beginning;
  }

  /** Where the media that was written is, in milliseconds; undefined before its first picture. */
  get timeMs(): number | undefined {
    return this.#segmenter.lastTimeMs;
  }

  /** How long the segment under way is so far, in milliseconds. */
  get segmentMs(): number {
    return this.#segmenter.lengthMs;
  }

  /** At the next picture of the source that a segment can begin with. @param onLeft told once, when the best rendition has left it */
  leaveSource(onLeft: () => void): void {
    this.#cutAll((bus, isBest, time) => {
      bus.leaveSource(this);
      this.#times ??= new TimeShift(time);
      if (isBest) onLeft();
    });
  }

  write(bytes: Buffer): void {
    if (!this.#isOver) this.#segmenter.write(this.#times?.shift(bytes) ?? bytes);
  }

  /** Another programme follows: what of the former one is under way is finished. @returns where it begins, in milliseconds */
  beginNext(): number | undefined {
    this.#segmenter.restart();
    this.#times?.beginNext();
    this.#isNew = true;
    return this.#times?.nextMs;
  }

  /** At the next picture of the source that a segment can begin with; until then what is written is aired. */
  returnToSource(onReturned: () => void): void {
    this.#cutAll((bus, isBest) => {
      this.#finish();
      bus.returnToSource(this);
      if (isBest) onReturned();
    });
  }

  /** Without waiting for a picture: there is nothing left to air, or nothing may be. */
  end(): void {
    for (const takeBack of this.#cuts) takeBack();
    this.#finish();
    for (const bus of this.options.buses) bus.returnToSource(this);
  }

  /** The renditions of a ladder are told of a picture one after the other: it is one that has come to none of them yet. */
  #cutAll(cut: (bus: AiredBus, isBest: boolean, time: number) => void): void {
    const { buses } = this.options;
    for (const takeBack of this.#cuts) takeBack();
    const afterMs = latestOf(buses.map(({ source }) => source.segmenter.lastTimeMs));
    this.#cuts = buses.map((bus, index) =>
      bus.source.segmenter.cutAfter(afterMs, (time) => cut(bus, index === 0, time)),
    );
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#segmenter.restart();
  }
}

const WRAP_MS = 2 ** 33 / 90;

/** The latest of some times of one clock, which may have begun again from 0 between them. */
function latestOf(times: readonly (number | undefined)[]): number | undefined {
  return times.reduce((latest, time) => {
    if (latest === undefined || time === undefined) return latest ?? time;
    return (time - latest + WRAP_MS) % WRAP_MS < WRAP_MS / 2 ? time : latest;
  }, undefined);
}
