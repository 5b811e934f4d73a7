import type { RunningStream, StreamDirectory } from "../../../../../server/media/live/RunningStream.ts";
import type { FakeStream } from "./FakeStream.ts";

/** Streams that a test adds and removes. */
export class FakeDirectory implements StreamDirectory {
  readonly #streams = new Map<string, FakeStream>();
  readonly #listeners = new Map<(stream: RunningStream) => () => void, Map<string, () => void>>();

  get all(): Iterable<FakeStream> {
    return this.#streams.values();
  }

  find(name: string): FakeStream | undefined {
    return this.#streams.get(name);
  }

  findForPublishing(name: string): FakeStream | undefined {
    return this.#streams.get(name);
  }

  onStream(listener: (stream: RunningStream) => () => void): () => void {
    const ends = new Map([...this.#streams].map(([name, stream]) => [name, listener(stream)]));
    this.#listeners.set(listener, ends);
    return () => this.#listeners.delete(listener);
  }

  add(stream: FakeStream): FakeStream {
    this.#streams.set(stream.name, stream);
    for (const [listener, ends] of this.#listeners) ends.set(stream.name, listener(stream));
    return stream;
  }

  remove(name: string): void {
    this.#streams.delete(name);
    for (const ends of this.#listeners.values()) ends.get(name)?.();
  }
}
