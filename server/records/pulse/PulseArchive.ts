import { type DatabaseNotices, SqlDatabase } from "../database/SqlDatabase.ts";
import type { SqlValue } from "../database/SqlThread.ts";
import { HOUR_MS, MINUTE_MS } from "../../../src/model/units/durations.ts";
import { type PulsePoint, sumPoints } from "./SeriesRing.ts";

/** A table of series as the archive reads and fills it. */
interface ArchivedTable {
  readonly width: number;
  /** Places for keys. */
  readonly size: number;
  readonly keys: Iterable<[string, number]>;
  hour(index: number, hourMs: number): Float32Array | undefined;
  restore(hours: readonly { readonly key: string; readonly hourMs: number; readonly values: Float32Array }[]): void;
}

interface ArchiveParts {
  readonly path: string;
  readonly tables: Readonly<Record<"server" | "stream", ArchivedTable>>;
  readonly onNotice: DatabaseNotices;
  readonly now: () => number;
}

type Rename = readonly [from: string, to: string];

interface Question {
  readonly table: "server" | "stream";
  readonly key: string;
  /** All series below the key, added up. */
  readonly isFolder: boolean;
  readonly value: number;
  readonly resolution: "minute" | "hour";
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Each series is written once in a turn, in each second some of them: no second has to write them all, and few are written
 * together. A server that is killed loses a minute or two of its graphs, one with many thousand streams up to five.
 */
const LEAST_A_SECOND = 40;
const SHORTEST_TURN_S = 60;
const LONGEST_TURN_S = 300;
/** Rows: 250,000 hours of minutes are about 200 MB (a day of 10,000 streams, a year of 25). */
const MOST_ROWS = { minute: 250_000, hour: 1_000_000 };
const TRIM_EVERY_MS = 600_000;

/** One row: an hour of one series by minutes, or the mean of that hour. */
const SCHEMA = ["minute", "hour"]
  .map(
    (resolution) =>
      `CREATE TABLE IF NOT EXISTS ${resolution}s(series TEXT NOT NULL, at INTEGER NOT NULL, points BLOB NOT NULL,
      PRIMARY KEY(series, at)) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS ${resolution}s_by_time ON ${resolution}s(at);`,
  )
  .join("\n");

/** The pulse on the disk: what the graphs show after a restart, and of the days before. */
export class PulseArchive {
  readonly #database: SqlDatabase;
  /** Of the turn. */
  #second = 0;
  #trimmedMs: number;
  #writing: Promise<void> = Promise.resolve();
  /** From one name to another, in their order; not written yet. */
  #renames: readonly Rename[] = [];

  constructor(private readonly parts: ArchiveParts) {
    const { path, onNotice, now } = parts;
    this.#database = new SqlDatabase({ title: "pulse", path, schema: SCHEMA, onNotice, now });
    this.#trimmedMs = now();
  }

  /** Fills the tables with the last hour. */
  async restore(): Promise<void> {
    const hourMs = startOfHour(this.parts.now());
    try {
      const rows = await this.#database.read("SELECT series, at, points FROM minutes WHERE at >= ?", [
        hourMs - HOUR_MS,
      ]);
      for (const [name, table] of Object.entries(this.parts.tables)) {
        const own = rows.flatMap(({ series, at, points }) =>
          typeof series === "string" && typeof at === "number" && series.startsWith(`${name}:`)
            ? [{ key: series.slice(name.length + 1), hourMs: at, values: readBlock(points) }]
            : [],
        );
        table.restore(own);
      }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.parts.onNotice("failing", `The pulse of before cannot be read from ${this.#database.path}: ${why}.`);
    }
  }

  /** Once a second: writes the series whose turn it is. */
  step(nowMs: number): void {
    const places = Math.max(...Object.values(this.parts.tables).map(({ size }) => size));
    const aSecond = Math.max(LEAST_A_SECOND, Math.ceil(places / LONGEST_TURN_S));
    this.#second = (this.#second + 1) % Math.max(SHORTEST_TURN_S, Math.ceil(places / aSecond));
    const first = this.#second * aSecond;
    void this.#write(nowMs, (index) => index >= first && index < first + aSecond);
    if (nowMs - this.#trimmedMs < TRIM_EVERY_MS) return;
    this.#trimmedMs = nowMs;
    void this.#enqueue(() => this.#trim());
  }

  /** From the memory what is there, from the disk what came before. */
  async read({ table, key, isFolder, value, resolution, fromMs, toMs }: Question): Promise<PulsePoint[]> {
    const { width } = this.parts.tables[table];
    const stepMs = resolution === "minute" ? MINUTE_MS : HOUR_MS;
    await this.#writeNow(table, (one) => (isFolder ? one.startsWith(`${key}/`) : one === key));
    const series = `${table}:${key}`;
    // "0" is the character after "/".
    const [which, values] = isFolder
      ? ["series > ? AND series < ?", [`${series}/`, `${series}0`]]
      : ["series = ?", [series]];
    const rows = await this.#database.read(
      `SELECT at, points FROM ${resolution}s WHERE ${which} AND at > ? AND at < ? ORDER BY at`,
      [...values, fromMs - HOUR_MS, toMs],
    );
    const found = rows.flatMap(({ at, points }) => {
      const block = readBlock(points);
      const ofHour: PulsePoint[] = [];
      for (let n = 0; n * width + value < block.length; n += 1) {
        const atMs = Number(at) + n * stepMs;
        const point = block[n * width + value] ?? Number.NaN;
        if (!Number.isNaN(point) && atMs >= fromMs && atMs < toMs) ofHour.push([atMs, point]);
      }
      return ofHour;
    });
    return isFolder ? sumPoints(found) : found;
  }

  /** What is kept of one stream is another's from now on. */
  rename(from: string, to: string): Promise<void> {
    this.#renames = [...this.#renames, [from, to]];
    const renames = this.#renames;
    return this.#enqueue(() => this.#writeRenames(renames));
  }

  async move(path: string): Promise<void> {
    await this.#writeAll();
    await this.#database.move(path);
  }

  async close(): Promise<void> {
    await this.#writeAll();
    await this.#database.close();
  }

  #writeAll(): Promise<void> {
    return this.#write(this.parts.now(), () => true);
  }

  /** What is asked for may still be in the memory alone. */
  #writeNow(table: "server" | "stream", isAsked: (key: string) => boolean): Promise<void> {
    return this.#write(this.parts.now(), (_index, name, key) => name === table && isAsked(key));
  }

  /** The hour under way, and the one before it, whose last minutes may have come since its turn. */
  #write(nowMs: number, isDue: (index: number, table: string, key: string) => boolean): Promise<void> {
    const minutes: SqlValue[][] = [];
    const hours: SqlValue[][] = [];
    for (const [name, table] of Object.entries(this.parts.tables)) {
      for (const [key, index] of table.keys) {
        if (!isDue(index, name, key)) continue;
        for (const hourMs of [startOfHour(nowMs) - HOUR_MS, startOfHour(nowMs)]) {
          // The ring reaches back so far: of an hour that began before, the first minutes would be lost.
          if (nowMs - hourMs > HOUR_MS + 2 * LONGEST_TURN_S * 1000) continue;
          const block = table.hour(index, hourMs);
          if (block === undefined) continue;
          minutes.push([`${name}:${key}`, hourMs, toBytes(block)]);
          hours.push([`${name}:${key}`, hourMs, toBytes(hourMeans(block, table.width))]);
        }
      }
    }
    // Those that come from now on are written after these rows, which have the names of now.
    const renames = this.#renames;
    if (minutes.length === 0 && renames.length === 0) return this.#writing;
    return this.#enqueue(async () => {
      // What was recorded under the former name first, so that a rename does not write over it.
      await this.#writeRenames(renames);
      await this.#database.write([
        { sql: "INSERT OR REPLACE INTO minutes VALUES(?, ?, ?)", rows: minutes },
        { sql: "INSERT OR REPLACE INTO hours VALUES(?, ?, ?)", rows: hours },
      ]);
    });
  }

  /** @param known those that were not written at a time; some may be written since */
  async #writeRenames(known: readonly Rename[]): Promise<void> {
    const renames = this.#renames.filter((rename) => known.includes(rename));
    if (renames.length === 0) return;
    const tables = ["minutes", "hours"];
    await this.#database.write(
      renames.flatMap(([from, to]) =>
        tables.map((table) => ({
          sql: `UPDATE OR REPLACE ${table} SET series = ? WHERE series = ?`,
          rows: [[`stream:${to}`, `stream:${from}`]],
        })),
      ),
    );
    this.#renames = this.#renames.filter((rename) => !renames.includes(rename));
  }

  #trim(): Promise<void> {
    return this.#database.write(
      (["minute", "hour"] as const).map((resolution) => ({
        sql: `DELETE FROM ${resolution}s WHERE at <
          (SELECT at FROM ${resolution}s ORDER BY at DESC LIMIT 1 OFFSET ?)`,
        rows: [[MOST_ROWS[resolution]]],
      })),
    );
  }

  /** One after the other; a failure is a notice by then, and the same values are written again at their next turn. */
  #enqueue(action: () => Promise<void>): Promise<void> {
    this.#writing = this.#writing.then(action).catch(() => undefined);
    return this.#writing;
  }
}

function startOfHour(ms: number): number {
  return Math.floor(ms / HOUR_MS) * HOUR_MS;
}

function toBytes(values: Float32Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

/** The numbers of a binary column; none for anything else. */
function readBlock(column: unknown): Float32Array {
  if (!(column instanceof ArrayBuffer)) return new Float32Array(0);
  return new Float32Array(column.slice(0, column.byteLength - (column.byteLength % 4)));
}

/** The mean of each value over the minutes of a block; NaN where there is none. */
function hourMeans(block: Float32Array, width: number): Float32Array {
  const means = new Float32Array(width);
  for (let value = 0; value < width; value += 1) {
    let [sum, count] = [0, 0];
    for (let at = value; at < block.length; at += width) {
      const point = block[at] ?? Number.NaN;
      if (Number.isNaN(point)) continue;
      sum += point;
      count += 1;
    }
    means[value] = count === 0 ? Number.NaN : sum / count;
  }
  return means;
}
