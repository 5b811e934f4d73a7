import type { HistoryReport } from "../../src/generated/types/HistoryReport.ts";
import type { SqlRow } from "./database/SqlRow.ts";

/** A row of sums as the API gives it, with the means; milliseconds and bytes. */
export function historyReportOf({ type, country, count, total_duration, total_bytes }: SqlRow): HistoryReport {
  const sessions = Number(count ?? 0);
  const duration = Number(total_duration ?? 0);
  const bytes = Number(total_bytes ?? 0);
  return {
    type: typeof type === "string" ? type : "",
    ...(typeof country === "string" ? { country } : {}),
    avg_duration: Math.round(duration / Math.max(1, sessions)),
    total_duration: duration,
    avg_bytes: Math.round(bytes / Math.max(1, sessions)),
    total_bytes: bytes,
    count: sessions,
  };
}
