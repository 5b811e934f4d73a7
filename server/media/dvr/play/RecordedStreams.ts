import type { RunningStream } from "../../live/RunningStream.ts";
import { RecordedStream } from "./RecordedStream.ts";

/** For each stream the one object that stands for it where its archive is watched. */
export class RecordedStreams {
  readonly #known = new WeakMap<RunningStream, RecordedStream>();

  of(stream: RunningStream): RecordedStream {
    const known = this.#known.get(stream) ?? new RecordedStream(stream);
    this.#known.set(stream, known);
    return known;
  }
}
