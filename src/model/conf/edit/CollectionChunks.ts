import type { ConfChunk } from "../syntax/ConfChunk.ts";

/** The blocks of a collection after an edit. */
export interface CollectionChunks {
  /** What stands in the place of old blocks; one that is not named stays. */
  readonly replaced: ReadonlyMap<ConfChunk, readonly ConfChunk[]>;
  /** New blocks, behind the last old one. */
  readonly added: readonly ConfChunk[];
}
