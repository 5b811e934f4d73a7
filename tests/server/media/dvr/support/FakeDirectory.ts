import type { RunningStream, StreamDirectory } from "../../../../../server/media/live/RunningStream.ts";

/** Streams that come and go as a test says. */
export class FakeDirectory implements StreamDirectory {
  readonly #streams = new Map<string, RunningStream>();
  readonly #listeners = new Map<(stream: RunningStream) => () => void, Map<RunningStream, () => void>>();

  get all(): Iterable<RunningStream> {
    return this.#streams.values();
  }

  find(name: string): RunningStream | undefined {
    return this.#streams.get(name);
  }

  findForPublishing(name: string): RunningStream | undefined {
    return this.#streams.get(name);
  }

  onStream(listener: (stream: RunningStream) => () => void): () => void {
    const ends = new Map([...this.#streams.values()].map((stream) => [stream, listener(stream)]));
    this.#listeners.set(listener, ends);
    return () => this.#listeners.delete(listener);
  }

  add(stream: RunningStream): void {
    this.#streams.set(stream.name, stream);
    for (const [listener, ends] of this.#listeners) ends.set(stream, listener(stream));
  }

  remove(stream: RunningStream): void {
    this.#streams.delete(stream.name);
    for (const ends of this.#listeners.values()) ends.get(stream)?.();
  }
}
