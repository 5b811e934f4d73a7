import type { HistoryReport } from "../../generated/types/HistoryReport.ts";
import type { ReportColumn } from "./reportColumns.ts";

const byText = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

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
  return byText.compare(one ?? "", other ?? "");
}
