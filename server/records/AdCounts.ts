import { existsSync } from "node:fs";
import { join } from "node:path";
import type { AdStats } from "../../src/generated/types/AdStats.ts";
import { type DatabaseNotices, SqlDatabase } from "./database/SqlDatabase.ts";
import type { SqlStatement } from "./database/SqlThread.ts";

const schema = `CREATE TABLE IF NOT EXISTS counts(
  stream TEXT NOT NULL, file TEXT NOT NULL, shows INTEGER NOT NULL, views INTEGER NOT NULL, PRIMARY KEY(stream, file)
) WITHOUT ROWID;`;

const ADD = `INSERT INTO counts VALUES(?, ?, ?, ?) ON CONFLICT(stream, file) DO UPDATE SET
  shows = shows + excluded.shows, views = views + excluded.views`;

/** A disk that fails for long costs the oldest counts, not the memory. */
const MOST_WAITING = 10_000;

interface AdCountsParts {
  /** Where `ads.db` lies or will lie; it is made with the first count. */
  readonly folder: string;
  readonly onNotice: DatabaseNotices;
  readonly now: () => number;
}

/** Counts that wait for the disk, of one file in one stream. */
interface Pending {
  readonly stream: string;
  readonly file: string;
  shows: number;
  views: number;
}

/** How often each advertising file was shown in each stream, and to how many viewers; in SQLite, written each second. */
export class AdCounts {
  readonly #database: SqlDatabase;
  readonly #timer: NodeJS.Timeout;
  #pending = new Map<string, Pending>();
  /** What is written next: counts, renames and removals in the order in which they came. */
  #statements: readonly SqlStatement[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor({ folder, onNotice, now }: AdCountsParts) {
    const path = join(folder, "ads.db");
    this.#database = new SqlDatabase({ title: "counts of advertising", path, schema, addedColumns: [], onNotice, now });
    // A failure is a notice by then, and the counts wait for the next second.
    this.#timer = setInterval(() => void this.flush().catch(() => undefined), 1000).unref();
  }

  addShow(stream: string, file: string): void {
    this.#of(stream, file).shows += 1;
  }

  addView(stream: string, file: string): void {
    this.#of(stream, file).views += 1;
  }

  /** A stream goes on under another name. */
  rename(from: string, to: string): void {
    this.#queue([
      {
        sql: `INSERT INTO counts SELECT ?, file, shows, views FROM counts WHERE stream = ? ON CONFLICT(stream, file)
          DO UPDATE SET shows = shows + excluded.shows, views = views + excluded.views`,
        rows: [[to, from]],
      },
      { sql: "DELETE FROM counts WHERE stream = ?", rows: [[from]] },
    ]);
  }

  /** Streams are gone: another one of the same name begins from 0. */
  forget(names: readonly string[]): void {
    if (names.length > 0)
      this.#queue([{ sql: "DELETE FROM counts WHERE stream = ?", rows: names.map((name) => [name]) }]);
  }

  /** All that was counted, the most shown first. @throws SqlError */
  async read(): Promise<AdStats> {
    await this.flush().catch(() => undefined);
    if (!existsSync(this.#database.path)) return {};
    const rows = await this.#database.read("SELECT * FROM counts ORDER BY stream, shows DESC, file", []);
    const stats = new Map<string, AdStats[string]>();
    for (const { stream, file, shows, views } of rows) {
      const files = stats.get(String(stream)) ?? [];
      files.push({ name: String(file), show_count: Number(shows), view_count: Number(views) });
      stats.set(String(stream), files);
    }
    return Object.fromEntries(stats);
  }

  /** Writes what was counted since. @throws SqlError; nothing is lost by that */
  flush(): Promise<void> {
    const next = this.#writing.catch(() => undefined).then(() => this.#write());
    this.#writing = next;
    return next;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(() => undefined);
    await this.#database.close();
  }

  #of(stream: string, file: string): Pending {
    const key = JSON.stringify([stream, file]);
    const found = this.#pending.get(key) ?? { stream, file, shows: 0, views: 0 };
    this.#pending.set(key, found);
    return found;
  }

  #queue(statements: readonly SqlStatement[]): void {
    this.#settle();
    // Most servers play no advertising: what is not there needs no change.
    if (this.#statements.length === 0 && !existsSync(this.#database.path)) return;
    this.#statements = [...this.#statements, ...statements];
  }

  /** What was counted under a name belongs before what happens to the name. */
  #settle(): void {
    const rows = [...this.#pending.values()].map(({ stream, file, shows, views }) => [stream, file, shows, views]);
    this.#pending = new Map();
    if (rows.length > 0) this.#statements = [...this.#statements, { sql: ADD, rows }];
  }

  async #write(): Promise<void> {
    this.#settle();
    const statements = this.#statements;
    if (statements.length === 0) return;
    this.#statements = [];
    try {
      await this.#database.write(statements);
    } catch (error) {
      this.#statements = [...statements, ...this.#statements].slice(-MOST_WAITING);
      throw error;
    }
  }
}
