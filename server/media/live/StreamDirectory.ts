import type { RunningStream } from "./RunningStream.ts";

/** All streams the engine runs, by name: of the config, published to a location, and mirrored. */
export interface StreamDirectory {
  find(name: string): RunningStream | undefined;
  /** The stream of that name, or one that a location whose prefix fits takes from a publisher. */
  findForPublishing(name: string): RunningStream | undefined;
  readonly all: Iterable<RunningStream>;
  /** Streams come and go with the config; told once for each that is there already. Returns the function that ends it. */
  onStream(listener: (stream: RunningStream) => () => void): () => void;
}
