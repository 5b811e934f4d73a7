import type { Stream } from "../../../../../src/generated/types/Stream.ts";
import type { StreamBus } from "../../../../../server/media/bus/StreamBus.ts";
import type { PublishedMedia, RunningStream } from "../../../../../server/media/live/RunningStream.ts";
import { FakeBus } from "./FakeBus.ts";
import { type Told, wordsOf } from "../../../../../server/Told.ts";

/** A stream that runs as a test wants it, and keeps what it was told to complain about. */
export class FakeStream implements RunningStream {
  readonly bus = new FakeBus();
  renditions: readonly StreamBus[] = [this.bus];
  readonly mediaInfo = undefined;
  readonly isAlive = true;
  isPlayingBackup = false;
  readonly complaints = new Map<string, string>();
  holds = 0;
  readonly #listeners = new Set<() => void>();

  constructor(
    public name: string,
    public config: Stream,
    public place: readonly string[] = ["streams", name],
  ) {}

  hold(): () => void {
    this.holds += 1;
    return () => (this.holds -= 1);
  }

  whenReady(): Promise<void> {
    return Promise.resolve();
  }

  publish(): PublishedMedia {
    throw new Error("Nobody publishes in these tests.");
  }

  warn(subject: string, told: Told | undefined): void {
    const words = told === undefined ? undefined : wordsOf(told);
    if (words === undefined) this.complaints.delete(subject);
    else this.complaints.set(subject, words);
  }

  onRenditions(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  setRenditions(renditions: readonly StreamBus[]): void {
    this.renditions = renditions;
    for (const listener of this.#listeners) listener();
  }
}
