import type { Passage } from "./Passage.ts";

/** Where a console stands in the life of the tree. */
export interface LivePlace {
  /** Number of the last change it holds; with a passage, of the last change it will hold at its end. */
  readonly sequence: number;
  /** Config revision that the console was last told. */
  readonly rev: number;
  /** What it has not got yet of a change that is sent in parts. */
  readonly rest?: { readonly passage: Passage; readonly part: number };
}
