import { join } from "node:path";
import { DAY_MS } from "../../../src/model/units/durations.ts";
import { withHiddenShown } from "../../../src/model/hiddenCharacters.ts";
import { type DatabaseNotices, SqlDatabase } from "../database/SqlDatabase.ts";
import { foldWords, type SqlValue } from "../database/SqlThread.ts";
import {
  type AuditEntry,
  type AuditFilter,
  type AuditKind,
  type AuditNote,
  auditQuery,
  auditSchema,
  toAuditEntry,
} from "./auditEntry.ts";
import { NoteThrottle } from "./NoteThrottle.ts";

interface AuditParts {
  /** Where `audit.db` lies or will lie. */
  readonly folder: string;
  readonly onNotice: DatabaseNotices;
  readonly now: () => number;
  /** The oldest go when there are more. */
  readonly mostEntries?: number;
  /** So many of the newest stay, however old they are. */
  readonly alwaysKept?: number;
  /** Notes that wait for a disk which fails; the oldest are forgotten when there are more. */
  readonly mostWaiting?: number;
}

const DAYS_KEPT = 400;
const MOST_ENTRIES = 1_000_000;
const TRIM_EVERY_MS = 3_600_000;
const RETRY_MS = 1000;
const MOST_WAITING = 10_000;
/** Characters of a text: those of a summary and of the longest comment. */
const LONGEST = 2000;
/** However old they are: a clock that was set wrong for a moment must not empty the log. */
const ALWAYS_KEPT = 10_000;
/** What could not be put down. */
const gapKind: AuditKind = "entries_lost";

/**
 * What was done to the server, by whom and from where; entries are added and never changed. It is no reason for the server
 * to fail: what cannot be written waits, and administrators are told.
 */
export class AuditLog {
  readonly #database: SqlDatabase;
  #waiting: readonly (readonly SqlValue[])[] = [];
  /** Forgotten by a disk that fails for long. */
  #lost = 0;
  #writing: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #trimmedMs: number | undefined;
  readonly #throttle: NoteThrottle;
  #isClosed = false;

  constructor(private readonly parts: AuditParts) {
    const { folder, onNotice, now } = parts;
    this.#throttle = new NoteThrottle(now, (note) => this.#add(note));
    const path = join(folder, "audit.db");
    this.#database = new SqlDatabase({ title: "audit log", path, schema: auditSchema, onNotice, now });
  }

  /** Puts something down; it is on its way to the disk when this returns. Never throws. */
  note(note: AuditNote): void {
    if (!this.#isClosed && this.#throttle.take(note)) this.#add(note);
  }

  /** Resolves when all that was noted is written. @throws SqlError; nothing is lost by that */
  async flush(): Promise<void> {
    while (this.#waiting.length > 0 || this.#writing !== undefined) {
      this.#writing ??= this.#write().finally(() => (this.#writing = undefined));
      await this.#writing;
    }
  }

  /** A page, newest first, and how many there are on all pages. @throws SqlError */
  async query(
    filter: AuditFilter,
    limit: number,
  ): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }> {
    await this.flush().catch(() => undefined);
    const { list, count } = auditQuery(filter, limit);
    const [rows, counts] = await Promise.all([
      this.#database.read(list.sql, list.values),
      this.#database.read(count.sql, count.values),
    ]);
    return { entries: rows.map(toAuditEntry), total: Number(counts[0]?.["count"] ?? 0) };
  }

  /** All entries, newest first, a page at a time: whoever is slow holds nothing up. @throws SqlError */
  async *entries(filter: AuditFilter, pageSize = 1000): AsyncGenerator<readonly AuditEntry[]> {
    await this.flush().catch(() => undefined);
    let { before } = filter;
    for (;;) {
      const { sql, values } = auditQuery({ ...filter, before }, pageSize).list;
      const page = (await this.#database.read(sql, values)).map(toAuditEntry);
      if (page.length > 0) yield page;
      if (page.length < pageSize) return;
      before = page.at(-1)?.id;
    }
  }

  /** The revision of the config that it heard of last; undefined where it is empty. @throws SqlError */
  async newestRevision(): Promise<number | undefined> {
    await this.flush().catch(() => undefined);
    const [row] = await this.#database.read(
      "SELECT rev FROM entries WHERE rev IS NOT NULL ORDER BY id DESC LIMIT 1",
      [],
    );
    return typeof row?.["rev"] === "number" ? row["rev"] : undefined;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#throttle.close();
    clearTimeout(this.#retry);
    await this.flush().catch(() => undefined);
    await this.#database.close();
  }

  #add({ kind, who, address, words, rev, target, at = this.parts.now() }: AuditNote): void {
    const shown = [who, address, words, target ?? ""].map((text) => withHiddenShown(text.replace(/\s+/g, " ")));
    const [by = "", from = "", said = "", what = ""] = shown.map(shortened);
    const row = [at, kind, by, from, said, rev ?? null, target === undefined ? null : what];
    this.#wait([...this.#waiting, [...row, foldWords([by, from, said, what].join("\n"))]]);
    if (this.#retry === undefined) this.flush().catch(() => this.#later());
  }

  /** Forgets the oldest where there are too many, and counts them. */
  #wait(rows: readonly (readonly SqlValue[])[]): void {
    const { mostWaiting = MOST_WAITING } = this.parts;
    this.#lost += Math.max(0, rows.length - mostWaiting);
    this.#waiting = rows.slice(-mostWaiting);
  }

  /** The failure is a notice by then. */
  #later(): void {
    if (this.#isClosed || this.#retry !== undefined) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.flush().catch(() => this.#later());
    }, RETRY_MS).unref();
  }

  async #write(): Promise<void> {
    const rows = this.#waiting;
    const lost = this.#lost;
    const nowMs = this.parts.now();
    const isTrimming = this.#trimmedMs === undefined || Math.abs(nowMs - this.#trimmedMs) > TRIM_EVERY_MS;
    const words = `${lost} entries were lost, as the disk refused them.`;
    const gap = lost === 0 ? [] : [[nowMs, gapKind, "server", "", words, null, null, foldWords(words)]];
    this.#waiting = [];
    try {
      await this.#database.write([
        {
          sql: "INSERT INTO entries(at, kind, who, address, words, rev, target, folded) VALUES(?, ?, ?, ?, ?, ?, ?, ?)",
          rows: [...gap, ...rows],
        },
        ...(isTrimming ? this.#trimming(nowMs) : []),
      ]);
    } catch (error) {
      this.#wait([...rows, ...this.#waiting]);
      throw error;
    }
    this.#lost -= lost;
    if (isTrimming) this.#trimmedMs = nowMs;
  }

  #trimming(nowMs: number) {
    const { mostEntries = MOST_ENTRIES, alwaysKept = ALWAYS_KEPT } = this.parts;
    return [
      { sql: "DELETE FROM entries WHERE id <= (SELECT max(id) FROM entries) - ?", rows: [[mostEntries]] },
      // In their order: a clock that was set wrong for a while must not tear a hole.
      {
        sql: "DELETE FROM entries WHERE id < (SELECT min(id) FROM entries WHERE at >= ?) AND id <= (SELECT max(id) FROM entries) - ?",
        rows: [[nowMs - DAYS_KEPT * DAY_MS, alwaysKept]],
      },
    ];
  }
}

/** A text as long as it may be; a character that lies across the end is left out whole. */
function shortened(text: string): string {
  return text.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, "");
}
