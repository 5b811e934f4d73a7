import type { ConfChunk } from "../syntax/ConfChunk.ts";

/** The blocks of a collection in a file, and where new ones go. */
export interface RowBlocks {
  /** By key, in the order of the text; of blocks that repeat a name the first. */
  readonly blocks: ReadonlyMap<string, ConfChunk>;
  /** Place of the chunk that new blocks stand behind: the last of the collection, else of those before it; -1 for none. */
  readonly last: number;
  /** What parts a new block from the text before it. */
  readonly gap: string;
}
