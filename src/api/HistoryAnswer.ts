import type { HistoryReport } from "../generated/types/HistoryReport.ts";
import type { HistorySession } from "../generated/types/HistorySession.ts";
import type { PulseLine } from "./PulseLine.ts";

/** What the history holds; each part only when it was asked for. */
export interface HistoryAnswer {
  readonly sessions?: readonly HistorySession[] | undefined;
  /** How many sessions there are, of which `sessions` is a part. */
  readonly total?: number | undefined;
  readonly report?: readonly HistoryReport[] | undefined;
  readonly pulse?: readonly PulseLine[] | undefined;
}
