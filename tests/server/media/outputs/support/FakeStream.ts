import type { Stream } from "../../../../../src/generated/types/Stream.ts";
import { LiveBus } from "../../../../../server/media/bus/LiveBus.ts";
import type { PublishedMedia, RunningStream } from "../../../../../server/media/live/RunningStream.ts";
import { ServerError } from "../../../../../server/ServerError.ts";
import { type Told, wordsOf } from "../../../../../server/Told.ts";

/** A stream without a source: a test writes to its buses. On demand it starts with its first reader. */
export class FakeStream implements RunningStream {
  readonly place: readonly string[];
  readonly mediaInfo = undefined;
  readonly complaints = new Map<string, string | undefined>();
  renditions: readonly LiveBus[] = [];
  holders = 0;
  /** What happens when the first one holds it. */
  onFirstHold: () => void = () => undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly name: string,
    public config: Stream,
  ) {
    this.place = ["streams", name];
  }

  get isAlive(): boolean {
    return this.renditions.length > 0;
  }

  hold(): () => void {
    if (this.holders++ === 0) this.onFirstHold();
    let isHeld = true;
    return () => {
      if (isHeld) this.holders--;
      isHeld = false;
    };
  }

  async whenReady(): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      if (this.renditions.some(({ segments }) => segments.length > 0)) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new ServerError("unavailable", `The stream ${this.name} has no source that works.`);
  }

  publish(): PublishedMedia {
    throw new ServerError("forbidden", "Nobody publishes here.");
  }

  warn(subject: string, told: Told | undefined): void {
    const words = told === undefined ? undefined : wordsOf(told);
    this.complaints.set(subject, words);
  }

  onRenditions(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** New buses, the best first; they keep eight segments of at least `targetMs`. */
  start(count = 1, targetMs = 2000, now: () => number = Date.now, firstSequence = 0): readonly LiveBus[] {
    this.renditions = Array.from({ length: count }, () => new LiveBus({ keep: 8, targetMs, now, firstSequence }));
    for (const listener of this.#listeners) listener();
    return this.renditions;
  }
}
