import { type HappenedFilter, pageQuery, whereIs } from "../database/pageQuery.ts";
import type { SqlRow } from "../database/SqlThread.ts";
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

/** Which entries are meant; words are those of the entry, its login, address or target. */
export interface AuditFilter extends HappenedFilter {
  readonly kind?: string | undefined;
  /** Only those before this entry. */
  readonly before?: number | undefined;
}

/** The SQL for a page, newest first, and for how many there are on all pages. */
export function auditQuery(filter: AuditFilter, limit: number): ReturnType<typeof pageQuery> {
  const { kind, before } = filter;
  return pageQuery({ table: "entries", key: "id", before, limit }, filter, [whereIs("kind = ?", kind)]);
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
