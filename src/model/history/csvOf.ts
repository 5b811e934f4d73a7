/**
 * A table as CSV (RFC 4180, with the mark of UTF-8 that spreadsheets look for). What a spreadsheet would run as a formula
 * is made plain text: the words come from viewers.
 */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number | undefined)[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cellOf(value: string | number | undefined): string {
  if (typeof value !== "string") return String(value ?? "");
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
