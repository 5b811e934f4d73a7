import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Table } from "../../src/components/data/Table.tsx";
import table from "../../src/components/data/Table.module.css";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import type { HistoryReport } from "../../src/generated/types/HistoryReport.ts";
import { type ReportColumn, reportColumns, sortReport } from "../../src/model/historyTables.ts";
import { shownCountry } from "../../src/model/countries.ts";
import { protocolName } from "../../src/model/stream/protocols.ts";
import { formatBytes, formatCount } from "../../src/model/units/formatQuantity.ts";
import { formatDuration } from "../../src/model/units/formatTime.ts";
import { clientsText } from "../../src/texts/en/clients.ts";

interface ReportTableProps {
  readonly rows: readonly HistoryReport[];
  readonly sort: ReportColumn | undefined;
  readonly onSort: (column: ReportColumn | undefined) => void;
}

/** The heads of the columns. */
const labels = {
  type: "clients.column.protocol",
  country: "clients.column.country",
  avg_duration: "history.column.avgDuration",
  total_duration: "history.column.totalDuration",
  avg_bytes: "history.column.avgBytes",
  total_bytes: "history.column.totalBytes",
  count: "history.column.count",
} as const satisfies Readonly<Record<ReportColumn, string>>;
const numbers: readonly ReportColumn[] = ["avg_duration", "total_duration", "avg_bytes", "total_bytes", "count"];

/** The sessions of a period added up, by protocol and country. */
export function ReportTable({ rows, sort, onSort }: ReportTableProps) {
  if (rows.length === 0) return <EmptyState title={clientsText("history.noSessions")} />;
  const head = reportColumns.map((column) => (
    <HeaderCell
      key={column}
      label={clientsText(labels[column])}
      isNumber={numbers.includes(column)}
      sort={sort === column ? "ascending" : "none"}
      onSort={() => onSort(sort === column ? undefined : column)}
    />
  ));
  return (
    <Table caption={clientsText("history.report")} head={head}>
      {sortReport(rows, sort).map((row) => (
        <tr key={`${row.type} ${row.country ?? ""}`}>
          {reportColumns.map((column) => (
            <td
              key={column}
              className={numbers.includes(column) ? table.number : undefined}
              title={wordsOf(row, column)}
            >
              {cellOf(row, column)}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** Seconds and bytes as they are, so that rows can be compared and copied. */
function cellOf(row: HistoryReport, column: ReportColumn): string {
  if (column === "type") return protocolName(row.type);
  if (column === "country") return shownCountry(row.country);
  const value = row[column] ?? 0;
  if (column === "count") return formatCount(value);
  if (column === "avg_bytes" || column === "total_bytes") return `${formatCount(Math.round(value))} B`;
  return `${formatCount(Math.round(value / 100) / 10)} s`;
}

/** The same as a person says it. */
function wordsOf(row: HistoryReport, column: ReportColumn): string | undefined {
  if (column === "avg_duration" || column === "total_duration") return formatDuration(row[column] ?? 0);
  return column === "avg_bytes" || column === "total_bytes" ? formatBytes(row[column] ?? 0) : undefined;
}
