import type { HistorySortKey } from "./historyColumns.ts";
import type { HistoryPeriod } from "./HistoryPeriod.ts";
import type { ReportColumn } from "./reportColumns.ts";

/** What the history page shows; it lives in the address. */
export interface HistoryView {
  readonly parts: Readonly<Record<"pulse" | "sessions" | "report", boolean>>;
  readonly period: HistoryPeriod;
  /** Ascending; undefined is newest first. */
  readonly sort: HistorySortKey | undefined;
  /** Ascending; undefined is the server's order. */
  readonly reportSort: ReportColumn | undefined;
}
