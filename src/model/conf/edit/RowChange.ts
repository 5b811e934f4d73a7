import type { Statement } from "../syntax/Statement.ts";
import type { Insertion } from "./Insertion.ts";
import type { Splice } from "./Splice.ts";

/** What a change of one row does to its block. */
export interface RowChange {
  readonly splices: readonly Splice[];
  readonly removed: readonly Statement[];
  readonly insertions: readonly Insertion[];
}
