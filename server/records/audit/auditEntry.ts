import type { Audit } from "../../../src/generated/types/Audit.ts";
import type { ConfigChange } from "../../config/ServedConfig.ts";
import { type HappenedFilter, pageQuery, whereIs } from "../database/pageQuery.ts";
import type { SqlRow } from "../database/SqlThread.ts";

type ToldEntry = Audit["entries"][number];

/** What people and programs do to the server, as far as it is put down. */
export type AuditKind = ToldEntry["kind"];

/** One thing that was done, in words without any secret; a newer server may have put down other kinds. */
export type AuditEntry = Readonly<Omit<ToldEntry, "kind">> & { readonly kind: string };

/** What there is to put down; the log gives number and time. */
export interface AuditNote extends Omit<AuditEntry, "id" | "at" | "kind"> {
  readonly kind: AuditKind;
  /** When it was done, in milliseconds since 1970, where that was before it is noted. */
  readonly at?: number;
  /** Where many of the same may come. */
  readonly limit?: NoteLimit;
}

/** How many notes of the same matter are put down one by one; those beyond are counted. */
export interface NoteLimit {
  /** What the matter is. */
  readonly key: string;
  readonly most: number;
  /** It is over when nothing of it came for so long, */
  readonly quietMs: number;
  /** and after so long in any case: what comes then is the matter anew. */
  readonly longestMs: number;
  /** How many more there were, and of whom where that is not the last one's; without it that is not told. */
  readonly tellMore?: (more: number) => Pick<AuditNote, "words"> & Partial<Pick<AuditNote, "who" | "address">>;
}

/** What is put down of a revision that has come into force; names of settings, never values. */
export function noteOfRevision({
  rev,
  who,
  origin,
  summary,
}: Pick<ConfigChange, "rev" | "who" | "origin" | "summary">): AuditNote {
  const { way, address = "", comment, scheduled } = origin;
  const told = { who, address, rev };
  const said = comment === undefined ? "" : ` Comment: ${comment}`;
  if (way === "file") return { kind: "hand_edit", words: `The config file was edited by hand: ${summary}.`, ...told };
  if (way === "undo") {
    const words =
      who === "server"
        ? `A save that nobody confirmed was taken back: ${summary}.`
        : `An unconfirmed save was taken back: ${summary}.`;
    return { kind: "undo", words, ...told };
  }
  if (way === "start")
    return { kind: "save", words: `The server wrote the configuration itself: ${summary}.`, ...told };
  const words =
    scheduled === undefined ? `Settings were saved: ${summary}.` : `A scheduled save was applied: ${summary}.`;
  return { kind: "save", words: words + said, ...told };
}

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
  // A spreadsheet takes such a text for a formula, and would do what it says; some begin a cell at semicolons and tabs, too,
  // and take off the quotes and spaces around it.
  const plain = text.replaceAll(/(^|[;\t\r\n])(?=["'\s]*[=+\-@\t\r])/g, "$1'");
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
