import type { HistoryReport } from "../generated/types/HistoryReport.ts";
import { compareNames } from "./naturalOrder.ts";

/** The columns of past sessions by the keys the server sorts them by, in their order. */
export const historyColumns = ["proto", "ip", "country", "created_at", "duration", "bytes", "user_id"] as const;
export type HistorySortKey = (typeof historyColumns)[number];

/** The columns of the report by the fields of its rows, in their order. */
export const reportColumns = [
  "type",
  "country",
  "avg_duration",
  "total_duration",
  "avg_bytes",
  "total_bytes",
  "count",
] as const;
export type ReportColumn = (typeof reportColumns)[number];

/** The rows of a report in ascending order of a column; without one the rows of a protocol stand together. */
export function sortReport(rows: readonly HistoryReport[], column: ReportColumn | undefined): readonly HistoryReport[] {
  if (column === undefined) {
    const first = new Map(rows.toReversed().map((row) => [row.type, rows.findIndex(({ type }) => type === row.type)]));
    return rows.toSorted((one, other) => (first.get(one.type) ?? 0) - (first.get(other.type) ?? 0));
  }
  return rows.toSorted((one, other) => compared(one[column], other[column]));
}

function compared(one: string | number | undefined, other: string | number | undefined): number {
  if (typeof one === "number" || typeof other === "number") return Number(one ?? 0) - Number(other ?? 0);
  return compareNames(one ?? "", other ?? "");
}

/**
 * A table as CSV (RFC 4180, with the mark of UTF-8 that spreadsheets look for). What a spreadsheet would run as a formula
 * is made plain text: the words come from viewers.
 */
export function toCsv(head: readonly string[], rows: readonly (readonly (string | number | undefined)[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cellOf(value: string | number | undefined): string {
  if (typeof value !== "string") return String(value ?? "");
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
