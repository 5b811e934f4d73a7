import type { PrintedStatement } from "../print/PrintedStatement.ts";

/** One statement after the change: where it comes from, if it stood in the text. */
export interface PlannedStatement {
  readonly printed: PrintedStatement;
  /** Index among the row's statements in the text. */
  readonly from: number | undefined;
  readonly isMoved: boolean;
}
