import type { Statement } from "../syntax/Statement.ts";

/** Where a value stands: a range of its chunk. */
export interface Place {
  readonly statement: Statement;
  readonly start: number;
  readonly end: number;
}
