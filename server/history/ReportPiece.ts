import type { DAY_MS } from "./DAY_MS.ts";
import type { HOUR_MS } from "./HOUR_MS.ts";

/** A stretch of time that is answered from one table: 0 from the sessions, else from what was added up by that step. */
export interface ReportPiece {
  readonly step: 0 | typeof HOUR_MS | typeof DAY_MS;
  readonly fromMs: number;
  readonly toMs: number;
}
