import { join } from "node:path";
import type { HistoryReport } from "../../../src/generated/types/HistoryReport.ts";
import type { HistorySession } from "../../../src/generated/types/HistorySession.ts";
import { type DatabaseNotices, SqlDatabase } from "../database/SqlDatabase.ts";
import type { SqlStatement } from "../database/SqlThread.ts";
import { HOUR_MS } from "../../../src/model/units/durations.ts";
import { type HistoryQuery, type HistoryScope, openSessionsQuery, sessionsQuery } from "./historyQuery.ts";
import { answerableTime, reportQuery, toHistoryReport } from "./historyReport.ts";
import { SessionCounts } from "./SessionCounts.ts";
import { ADD_SESSION, historySchema, HOURS_KEPT_MS, toHistorySession, toSessionRow } from "./historySchema.ts";

interface HistoryParts {
  /** Where `history.db` lies or will lie. */
  readonly folder: string;
  readonly onNotice?: DatabaseNotices;
  readonly now?: () => number;
  /** Rows; the oldest go when there are more. What was added up by hours stays 400 days, by days for good. */
  readonly mostSessions?: number;
}

const TRIM_EVERY_MS = 600_000;
/** How far the end of what still runs may be off after the server was killed. */
const ALIVE_EVERY_MS = 10_000;

/** Every viewing session of the past, in SQLite: written each second in one batch, read and added up in a thread of its own. */
export class HistoryStore {
  readonly counts = new SessionCounts();
  readonly #database: SqlDatabase;
  readonly #now: () => number;
  readonly #pending = new PendingSessions();
  readonly #timer: NodeJS.Timeout;
  /** From one name to another, in their order; not written yet. */
  #renames: readonly (readonly [from: string, to: string])[] = [];
  #writing: Promise<void> = Promise.resolve();
  #trimmedMs = 0;
  #aliveMs = 0;
  /** Whether sessions were added that may still run: until when, has to be known after the server was killed. */
  #hasOpen = false;

  constructor(private readonly parts: HistoryParts) {
    const { folder, onNotice = () => undefined, now = Date.now } = parts;
    this.#now = now;
    const path = join(folder, "history.db");
    this.#database = new SqlDatabase({ title: "session history", path, ...historySchema, onNotice, now });
    // A failure is a notice by then, and the rows wait for the next second.
    this.#timer = setInterval(() => void this.flush().catch(() => undefined), 1000);
    this.#timer.unref();
  }

  /** A session that began, went on (without `deleted_at`) or ended; once ended, it is counted and never changes. */
  add(session: HistorySession): void {
    this.#pending.add(session);
    this.counts.take(session);
    this.#hasOpen ||= session.deleted_at === undefined;
  }

  /** A stream goes on under another name: what was watched of it is found under that from now on. */
  rename(from: string, to: string): void {
    // Sessions that wait for the disk have the old name still.
    this.#renames = [...this.#renames, [from, to]];
    void this.flush().catch(() => undefined);
  }

  /** Writes what was added since. @throws SqlError; nothing is lost by that */
  flush(): Promise<void> {
    const next = this.#writing.catch(() => undefined).then(() => this.#write());
    this.#writing = next;
    return next;
  }

  /** A part of the list, and how long the whole of it is. @throws SqlError */
  async query(query: HistoryQuery): Promise<{ readonly sessions: readonly HistorySession[]; readonly total: number }> {
    await this.flush().catch(() => undefined);
    const { list, count } = sessionsQuery(query, this.#now());
    const [rows, counts] = await Promise.all([
      this.#database.read(list.sql, list.values),
      this.#database.read(count.sql, count.values),
    ]);
    return { sessions: rows.map(toHistorySession), total: Number(counts[0]?.["count"] ?? 0) };
  }

  /** Those of a stream, a folder or the server that still run, as they were told of last. @throws SqlError */
  async open(scope: Pick<HistoryScope, "name" | "isFolder">): Promise<readonly HistorySession[]> {
    await this.flush().catch(() => undefined);
    const { sql, values } = openSessionsQuery(scope);
    return (await this.#database.read(sql, values)).map(toHistorySession);
  }

  /** Sessions that have ended, added up by protocol, or by protocol and country. @throws SqlError */
  async report(scope: HistoryScope, byCountry = false): Promise<readonly HistoryReport[]> {
    await this.flush().catch(() => undefined);
    const [oldest] = await this.#database.read("SELECT min(created_at) AS at FROM sessions");
    const { fromMs, toMs } = answerableTime(scope, oldest?.["at"], this.#now());
    if (fromMs >= toMs) return [];
    const { sql, values } = reportQuery(scope, fromMs, toMs, byCountry);
    return (await this.#database.read(sql, values)).map(toHistoryReport);
  }

  /** The folder of the config's `session_log` has changed. */
  async move(folder: string): Promise<void> {
    await this.flush().catch(() => undefined);
    await this.#database.move(join(folder, "history.db"));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(() => undefined);
    await this.#database.close();
  }

  async #write(): Promise<void> {
    const nowMs = this.#now();
    const sessions = this.#pending.take();
    const isAliveDue = this.#hasOpen && nowMs - this.#aliveMs >= ALIVE_EVERY_MS;
    const renames = this.#renames;
    if (sessions.length === 0 && renames.length === 0 && !isAliveDue) return;
    this.#renames = [];
    const isTrimming = nowMs - this.#trimmedMs > TRIM_EVERY_MS;
    try {
      await this.#database.write([
        { sql: "INSERT OR REPLACE INTO meta VALUES('alive_at', ?)", rows: [[nowMs]] },
        { sql: ADD_SESSION, rows: sessions.map((session) => toSessionRow(session, nowMs)) },
        ...renames.flatMap(([from, to]) => renaming(from, to)),
        ...(isTrimming ? this.#trimming(nowMs) : []),
      ]);
    } catch (error) {
      this.#pending.giveBack(sessions);
      this.#renames = [...renames, ...this.#renames];
      throw error;
    }
    this.#aliveMs = nowMs;
    if (isTrimming) this.#trimmedMs = nowMs;
  }

  #trimming(nowMs: number): readonly SqlStatement[] {
    const { mostSessions = 1_000_000 } = this.parts;
    return [
      {
        sql: `DELETE FROM sessions WHERE created_at <
          (SELECT created_at FROM sessions ORDER BY created_at DESC LIMIT 1 OFFSET ?)`,
        rows: [[mostSessions - 1]],
      },
      { sql: "DELETE FROM rollups WHERE step = ? AND at < ?", rows: [[HOUR_MS, nowMs - HOURS_KEPT_MS]] },
    ];
  }
}

/** Of a name that was in use before, the sums are added to what was summed up then. */
function renaming(from: string, to: string): readonly SqlStatement[] {
  return [
    { sql: "UPDATE sessions SET name = ? WHERE name = ?", rows: [[to, from]] },
    {
      sql: `INSERT INTO rollups SELECT step, ?, at, type, country, count, duration, bytes FROM rollups WHERE name = ?
        ON CONFLICT(step, name, at, type, country) DO UPDATE SET
        count = count + excluded.count, duration = duration + excluded.duration, bytes = bytes + excluded.bytes`,
      rows: [[to, from]],
    },
    { sql: "DELETE FROM rollups WHERE name = ?", rows: [[from]] },
  ];
}

/**
 * What waits for the disk: of each session the last word. A disk that fails for long costs the oldest, not the memory.
 */
export class PendingSessions {
  readonly #sessions = new Map<string, HistorySession>();

  constructor(private readonly most = 100_000) {}

  /** One that ended stays as it ended. */
  add(session: HistorySession): void {
    const key = `${session.created_at} ${session.id}`;
    if (this.#sessions.get(key)?.deleted_at !== undefined) return;
    // Stands last again, so that the first one can be forgotten.
    this.#sessions.delete(key);
    this.#sessions.set(key, session);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > this.most && oldest !== undefined) this.#sessions.delete(oldest);
  }

  take(): readonly HistorySession[] {
    const taken = [...this.#sessions.values()];
    this.#sessions.clear();
    return taken;
  }

  /** They could not be written: first in line again. */
  giveBack(sessions: readonly HistorySession[]): void {
    const later = this.take();
    for (const session of [...sessions, ...later]) this.add(session);
  }
}
