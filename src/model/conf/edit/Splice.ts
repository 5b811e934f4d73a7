import type { ConfChunk } from "../syntax/ConfChunk.ts";

/** A replacement of a range of a chunk's text; an empty range inserts. */
export interface Splice {
  readonly chunk: ConfChunk;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
