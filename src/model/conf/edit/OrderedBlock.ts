import type { ConfChunk } from "../syntax/ConfChunk.ts";

/** A block of a collection and where it should stand among the others. */
export interface OrderedBlock {
  /** The old block whose place in the text this is; undefined for a place behind the last. */
  readonly slot: ConfChunk | undefined;
  readonly chunk: ConfChunk;
  readonly wanted: number;
}
