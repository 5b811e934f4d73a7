import type { ConfChunk } from "../syntax/ConfChunk.ts";
import type { Statement } from "../syntax/Statement.ts";

/** The statements of a block, or of the top level, and where new ones go. */
export interface Body {
  readonly statements: readonly Statement[];
  /** Of a statement that has no neighbour to follow. */
  readonly indent: string;
  /** Where the block begins; of the top level a line of its own is begun here. */
  readonly top: { readonly chunk: ConfChunk; readonly offset: number; readonly isLine?: true };
}
