import type { MediaInfo } from "../../../../../src/generated/types/MediaInfo.ts";
import type { Stream } from "../../../../../src/generated/types/Stream.ts";
import type { StreamBus } from "../../../../../server/media/bus/StreamBus.ts";
import type { Publication, PublishedMedia, RunningStream } from "../../../../../server/media/live/RunningStream.ts";
import { ServerError } from "../../../../../server/ServerError.ts";
import { type Told, wordsOf } from "../../../../../server/Told.ts";

/** A stream that takes one publisher at a time and keeps its bytes, and plays what a bus has. */
export class FakeStream implements RunningStream {
  readonly place: readonly string[];
  mediaInfo: MediaInfo | undefined;
  readonly isAlive = true;
  readonly complaints = new Map<string, string>();
  publication: Publication | undefined;
  holders = 0;
  published = Buffer.alloc(0);
  #renditions: readonly StreamBus[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly name: string,
    readonly config: Stream = { name },
  ) {
    this.place = ["streams", name];
  }

  get renditions(): readonly StreamBus[] {
    return this.#renditions;
  }

  play(...renditions: readonly StreamBus[]): this {
    this.#renditions = renditions;
    for (const listener of this.#listeners) listener();
    return this;
  }

  hold(): () => void {
    this.holders += 1;
    return () => {
      this.holders -= 1;
    };
  }

  async whenReady(): Promise<void> {
    if (this.#renditions.length === 0) throw new ServerError("unavailable", "The stream has no source.");
  }

  publish(publication: Publication): PublishedMedia {
    if (this.publication !== undefined) throw new ServerError("conflict", "Somebody publishes to this stream already.");
    this.publication = publication;
    return {
      write: (bytes) => {
        this.published = Buffer.concat([this.published, bytes]);
      },
      end: () => {
        if (this.publication === publication) this.publication = undefined;
      },
    };
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
}
