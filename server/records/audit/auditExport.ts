import type { AuditEntry } from "./auditEntry.ts";

/** How entries are written to a file, one a line. */
interface AuditFormat {
  /** As it is asked for, and as the file's name ends. */
  readonly name: "csv" | "jsonl";
  readonly type: string;
  readonly head: string;
  readonly line: (entry: AuditEntry) => string;
}

const COLUMNS = ["id", "at", "kind", "who", "address", "words", "rev", "target"] as const;

export const auditFormats: readonly AuditFormat[] = [
  {
    name: "csv",
    type: "text/csv; charset=utf-8; header=present",
    head: `${COLUMNS.join(",")}\r\n`,
    line: (entry) => `${COLUMNS.map((column) => cellOf(entry, column)).join(",")}\r\n`,
  },
  {
    name: "jsonl",
    type: "application/x-ndjson; charset=utf-8",
    head: "",
    line: (entry) => `${JSON.stringify(entry)}\n`,
  },
];

function cellOf(entry: AuditEntry, column: (typeof COLUMNS)[number]): string {
  if (column === "at") return new Date(entry.at).toISOString();
  const text = String(entry[column] ?? "");
  // A spreadsheet takes such a text for a formula, and would do what it says.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
