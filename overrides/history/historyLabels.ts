import type { HistorySortKey } from "../../src/model/history/historyColumns.ts";
import type { ReportColumn } from "../../src/model/history/reportColumns.ts";
import type { TextKey } from "../../src/texts/textKeys.ts";

/** The heads of the columns of past sessions. */
export const historyLabels = {
  proto: "clients.protocol",
  ip: "history.ip",
  country: "clients.country",
  created_at: "history.createdAt",
  duration: "clients.duration",
  bytes: "history.bytes",
  user_id: "history.userId",
} as const satisfies Readonly<Record<HistorySortKey, TextKey>>;

/** The heads of the columns of the report. */
export const reportLabels = {
  type: "clients.protocol",
  country: "clients.country",
  avg_duration: "history.avgDuration",
  total_duration: "history.totalDuration",
  avg_bytes: "history.avgBytes",
  total_bytes: "history.totalBytes",
  count: "history.reportCount",
} as const satisfies Readonly<Record<ReportColumn, TextKey>>;
