import type { RunningStream, StreamDirectory } from "../../../../../server/media/live/RunningStream.ts";
import type { FakeStream } from "./FakeStream.ts";

/** Streams that take publishers when their config says so. */
export class FakeStreams implements StreamDirectory {
  readonly #listeners = new Map<(stream: RunningStream) => () => void, Map<FakeStream, () => void>>();

  constructor(private streams: readonly FakeStream[]) {}

  get all(): Iterable<RunningStream> {
    return this.streams;
  }

  find(name: string): FakeStream | undefined {
    return this.streams.find((stream) => stream.name === name);
  }

  findForPublishing(name: string): FakeStream | undefined {
    const found = this.find(name);
    return found?.config.publish_enabled === true ? found : undefined;
  }

  onStream(listener: (stream: RunningStream) => () => void): () => void {
    this.#listeners.set(listener, new Map(this.streams.map((stream) => [stream, listener(stream)])));
    return () => this.#listeners.delete(listener);
  }

  remove(name: string): void {
    const gone = this.streams.filter((stream) => stream.name === name);
    this.streams = this.streams.filter((stream) => stream.name !== name);
    for (const endings of this.#listeners.values()) for (const stream of gone) endings.get(stream)?.();
  }
}
