import type { Stream } from "../../../../src/generated/types/Stream.ts";
import type { StreamBus } from "../../bus/StreamBus.ts";
import type { Publication, PublishedMedia, RunningStream } from "../../live/RunningStream.ts";

/** A stream whose archive is watched: an on-demand stream does not start for that. */
export class RecordedStream implements RunningStream {
  constructor(private readonly stream: RunningStream) {}

  get name(): string {
    return this.stream.name;
  }

  get place(): readonly string[] {
    return this.stream.place;
  }

  get config(): Stream {
    return this.stream.config;
  }

  get renditions(): readonly StreamBus[] {
    return this.stream.renditions;
  }

  get mediaInfo(): RunningStream["mediaInfo"] {
    return this.stream.mediaInfo;
  }

  get isAlive(): boolean {
    return this.stream.isAlive;
  }

  hold(): () => void {
    return () => undefined;
  }

  whenReady(timeoutMs: number): Promise<void> {
    return this.stream.whenReady(timeoutMs);
  }

  publish(publication: Publication): PublishedMedia {
    return this.stream.publish(publication);
  }

  complain(subject: string, words: string | undefined): void {
    this.stream.complain(subject, words);
  }

  onRenditions(listener: () => void): () => void {
    return this.stream.onRenditions(listener);
  }
}
