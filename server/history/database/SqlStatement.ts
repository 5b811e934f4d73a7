import type { SqlValue } from "./SqlValue.ts";

/** A statement and what it is run with: once for each row, once without rows. */
export interface SqlStatement {
  readonly sql: string;
  readonly rows?: readonly (readonly SqlValue[])[];
}
