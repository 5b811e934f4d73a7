import type { Argument } from "./Argument.ts";
import type { ConfChunk } from "./ConfChunk.ts";

/** `word args;` or `word args { statements }`. Offsets count from the start of its chunk. */
export interface Statement {
  readonly chunk: ConfChunk;
  readonly start: number;
  /** After the `;` or the `}`. */
  readonly end: number;
  readonly word: string;
  readonly wordEnd: number;
  readonly args: readonly Argument[];
  readonly body: readonly Statement[] | undefined;
  /** Offsets of the braces; -1 without a body, `close` also for a block that is never closed. */
  readonly open: number;
  readonly close: number;
}
