import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import type { Row } from "../grammar/Row.ts";
import type { Argument } from "../syntax/Argument.ts";
import type { ConfChunk } from "../syntax/ConfChunk.ts";
import type { Statement } from "../syntax/Statement.ts";

/** What stands at an offset of the file. */
export interface CursorPlace {
  readonly chunk: ConfChunk;
  /** Offset of the chunk in the file. */
  readonly base: number;
  /** Offset of the cursor in the chunk. */
  readonly at: number;
  /** The context whose words are valid here. */
  readonly grammar: ContextGrammar | undefined;
  /** The statement whose word or arguments the cursor is in. */
  readonly statement: Statement | undefined;
  readonly row: Row | undefined;
  /** The argument the cursor is in or behind. */
  readonly argument: Argument | undefined;
  readonly isInWord: boolean;
}
