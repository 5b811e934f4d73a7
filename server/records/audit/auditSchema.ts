import { foldWords, type SqlQuery, type SqlRow, type SqlValue } from "../database/SqlThread.ts";
import type { AuditEntry } from "./auditEntry.ts";

/** Entries are added at the end and go at the beginning; the file itself refuses anything else. */
export const auditSchema = `
CREATE TABLE IF NOT EXISTS entries(
  id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, kind TEXT NOT NULL, who TEXT NOT NULL, address TEXT NOT NULL,
  words TEXT NOT NULL, rev INTEGER, target TEXT, folded TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS entries_by_kind ON entries(kind);
CREATE TRIGGER IF NOT EXISTS entries_stay BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'The audit log is not changed.'); END;
CREATE TRIGGER IF NOT EXISTS entries_go_in_order BEFORE DELETE ON entries WHEN OLD.id > (SELECT min(id) FROM entries)
BEGIN SELECT RAISE(ABORT, 'The audit log loses its oldest entries only.'); END;
`;

/** Which entries are meant; all conditions hold together. */
export interface AuditFilter {
  readonly kind?: string | undefined;
  readonly who?: string | undefined;
  /** Milliseconds since 1970; the first that is meant, and the first that is not meant any more. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** Words of the entry, its login, address or target. */
  readonly text?: string | undefined;
  /** Only those before this entry. */
  readonly before?: number | undefined;
}

/** The SQL for a page, newest first, and for how many there are on all pages. */
export function auditQuery(
  { kind, who, fromMs, toMs, text, before }: AuditFilter,
  limit: number,
): { readonly list: SqlQuery; readonly count: SqlQuery } {
  const asked: readonly (readonly [string, SqlValue | undefined])[] = [
    ["kind = ?", kind],
    ["who = ?", who],
    ["at >= ?", fromMs],
    ["at < ?", toMs],
    ["instr(folded, ?) > 0", text === undefined ? undefined : foldWords(text)],
  ];
  const conditions = asked.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  const where = conditions.map(({ sql }) => sql).join(" AND ") || "TRUE";
  const values = conditions.map(({ value }) => value);
  return {
    list: {
      sql: `SELECT * FROM entries WHERE ${where} AND id < ? ORDER BY id DESC LIMIT ?`,
      values: [...values, before ?? Number.MAX_SAFE_INTEGER, limit],
    },
    count: { sql: `SELECT count(*) AS count FROM entries WHERE ${where}`, values },
  };
}

/** A row of the table, without what is not known. */
export function toAuditEntry(row: SqlRow): AuditEntry {
  const text = (key: string): string => (typeof row[key] === "string" ? row[key] : "");
  const { rev } = row;
  const target = text("target");
  return {
    id: Number(row["id"]),
    at: Number(row["at"]),
    kind: text("kind"),
    who: text("who"),
    address: text("address"),
    words: text("words"),
    ...(typeof rev === "number" ? { rev } : {}),
    ...(target === "" ? {} : { target }),
  };
}
