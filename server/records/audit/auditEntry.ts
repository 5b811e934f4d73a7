import type { Audit } from "../../../src/generated/types/Audit.ts";
import type { ConfigChange } from "../../config/ServedConfig.ts";
import type { NoteLimit } from "./NoteThrottle.ts";

type ToldEntry = Audit["entries"][number];

/** What people and programs do to the server, as far as it is put down. */
export type AuditKind = ToldEntry["kind"];

/** One thing that was done, in words without any secret; a newer server may have put down other kinds. */
export type AuditEntry = Readonly<Omit<ToldEntry, "kind">> & { readonly kind: string };

/** What there is to put down; the log gives number and time. */
export interface AuditNote extends Omit<AuditEntry, "id" | "at" | "kind"> {
  readonly kind: AuditKind;
  /** Where many of the same may come. */
  readonly limit?: NoteLimit;
}

/** What is put down of a revision that has just come into force; names of settings, never values. */
export function noteOfChange({ rev, who, origin, summary }: ConfigChange): AuditNote {
  const { way, address = "", comment, scheduled } = origin;
  const told = { who, address, rev };
  const said = comment === undefined ? "" : ` Comment: ${comment}`;
  if (way === "file") return { kind: "hand_edit", words: `The config file was edited by hand: ${summary}.`, ...told };
  if (way === "undo") {
    const words =
      who === "server" ? "A save that nobody confirmed was taken back" : "An unconfirmed save was taken back";
    return { kind: "undo", words: `${words}: ${summary}.`, ...told };
  }
  const words = scheduled === undefined ? "Settings were saved" : "A scheduled save was applied";
  return { kind: "save", words: `${words}: ${summary}.${said}`, ...told };
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
  // A spreadsheet takes such a text for a formula, and would do what it says.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
