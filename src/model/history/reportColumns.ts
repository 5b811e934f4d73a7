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
