import { join } from "node:path";
import type { DatabaseNotices } from "../database/SqlDatabase.ts";
import { PulseArchive } from "./PulseArchive.ts";
import { type PulsePoint, type SeriesStep, sumPoints } from "./SeriesRing.ts";
import { SeriesTable } from "./SeriesTable.ts";
import { SystemMetrics } from "./SystemMetrics.ts";

/** What went through at one moment: bits per second, and viewers. */
export interface Traffic {
  readonly in: number;
  readonly out: number;
  readonly clients: number;
}

/** What is known of a stream's traffic. */
export type TrafficValue = "in" | "out" | "clients";

/** What the server knows of itself in one second. */
export interface PulseSample {
  /** All streams and files together; `streams` are those that are online. */
  readonly server: Traffic & { readonly streams: number };
  /** By full name; one that does not run is left out. */
  readonly streams: ReadonlyMap<string, Traffic>;
}

interface PulseParts {
  /** Where `pulse.db` lies or will lie. */
  readonly folder: string;
  readonly onNotice?: DatabaseNotices;
  readonly now?: () => number;
  readonly system?: Pick<SystemMetrics, "read">;
}

/** The values of a stream in a row of its table, in this order. */
const VALUES: readonly TrafficValue[] = ["in", "out", "clients"];
/** An hour, and the minutes that may pass until the last of an hour are on the disk. */
const MINUTES = 80;
/** What is older says nothing of this moment. */
const NEWEST_MS = 10_000;
/** A longer time is answered by hours. */
const LONGEST_BY_MINUTES_MS = 3 * 86_400_000;

/**
 * What the graphs are drawn from: the last minute second by second, the last hour minute by minute, and on the disk
 * what came before, by minutes and by hours. Traffic is in bits per second.
 */
export class PulseStore {
  readonly #server = new SeriesTable<number>({
    values: [(value) => value],
    seconds: 3600,
    minutes: MINUTES,
    mostKeys: 500,
  });
  readonly #streams = new SeriesTable<Traffic>({
    values: VALUES.map((value) => (traffic: Traffic) => traffic[value]),
    seconds: 120,
    minutes: MINUTES,
    mostKeys: 50_000,
  });
  readonly #listeners = new Set<() => void>();
  readonly #now: () => number;
  readonly #system: Pick<SystemMetrics, "read">;
  readonly #archive: PulseArchive;

  private constructor({ folder, onNotice = () => undefined, now = Date.now, system }: PulseParts) {
    this.#now = now;
    this.#system = system ?? new SystemMetrics(now);
    this.#archive = new PulseArchive({
      path: join(folder, "pulse.db"),
      tables: { server: this.#server, stream: this.#streams },
      onNotice,
      now,
    });
  }

  /** With the last hour as it was kept; a file that cannot be read is a notice, and the graphs begin anew. */
  static async open(parts: PulseParts): Promise<PulseStore> {
    const store = new PulseStore(parts);
    await store.#archive.restore();
    return store;
  }

  /** Called once a second by whoever knows what the engine does. */
  sample({ server, streams }: PulseSample): void {
    const nowMs = this.#now();
    const figures = this.#system.read();
    figures.set("traffic_in", server.in).set("traffic_out", server.out);
    figures.set("clients", server.clients).set("streams", server.streams);
    this.#server.add(nowMs, figures);
    this.#streams.add(nowMs, streams);
    this.#archive.step(nowMs);
    for (const listener of this.#listeners) listener();
  }

  /** Called after each sample. @returns the function that ends it */
  onSample(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get nowMs(): number {
    return this.#now();
  }

  /** Points of a metric of the server, such as `cpu_usage` or `disk_io_usage{disk=sda}`. */
  serverPoints(metric: string, step: SeriesStep, afterMs: number): PulsePoint[] {
    return this.#server.points(metric, 0, step, afterMs);
  }

  /** The newest value of a metric of the server, if it is of the last seconds. */
  newest(metric: string): number | undefined {
    return this.serverPoints(metric, "second", this.#now() - NEWEST_MS).at(-1)?.[1];
  }

  /** Of a stream; under the name of a location, of all streams below it together. */
  streamPoints(name: string, value: TrafficValue, step: SeriesStep, afterMs: number): PulsePoint[] {
    const at = VALUES.indexOf(value);
    if (this.#streams.find(name) !== undefined) return this.#streams.points(name, at, step, afterMs);
    const below = [...this.streamNames].filter((one) => one.startsWith(`${name}/`));
    return sumPoints(below.flatMap((one) => this.#streams.points(one, at, step, afterMs)));
  }

  /** Names of the server's metrics, and of the streams of the last hours. */
  get metrics(): Iterable<string> {
    return namesOf(this.#server.keys);
  }

  get streamNames(): Iterable<string> {
    return namesOf(this.#streams.keys);
  }

  /** Of all streams together, a point a moment. */
  streamTotals(
    value: TrafficValue,
    step: SeriesStep,
    afterMs: number,
    combine: (sum: number, next: number) => number,
  ): PulsePoint[] {
    const points: PulsePoint[] = [];
    const first = VALUES.indexOf(value);
    this.#streams.each(step, afterMs, (atMs, row) => {
      let total = Number.NaN;
      for (let at = first; at < row.length; at += VALUES.length) {
        const next = row[at] ?? Number.NaN;
        if (!Number.isNaN(next)) total = Number.isNaN(total) ? next : combine(total, next);
      }
      if (!Number.isNaN(total)) points.push([atMs, total]);
    });
    return points;
  }

  /**
   * The traffic of a time in the past, of a stream, of all streams below a name (`isFolder`) or of the server: minute by
   * minute, or by hours when it is long.
   */
  async past(
    name: string | undefined,
    fromMs: number,
    toMs: number,
    isFolder = false,
  ): Promise<{ readonly resolution: "minute" | "hour"; readonly in: PulsePoint[]; readonly out: PulsePoint[] }> {
    const resolution = toMs - fromMs > LONGEST_BY_MINUTES_MS ? "hour" : "minute";
    const ask = (table: "server" | "stream", key: string, value: number): Promise<PulsePoint[]> =>
      this.#archive.read({ table, key, isFolder, value, resolution, fromMs, toMs });
    const [incoming, outgoing] = await Promise.all(
      name === undefined
        ? [ask("server", "traffic_in", 0), ask("server", "traffic_out", 0)]
        : [ask("stream", name, 0), ask("stream", name, 1)],
    );
    return { resolution, in: incoming ?? [], out: outgoing ?? [] };
  }

  /** A stream goes on under another name, and its graphs with it. */
  rename(from: string, to: string): void {
    this.#streams.rename(from, to);
    void this.#archive.rename(from, to);
  }

  /** The folder of the config's `pulsedb` has changed. */
  move(folder: string): Promise<void> {
    return this.#archive.move(join(folder, "pulse.db"));
  }

  /** Writes what is not on the disk yet. */
  close(): Promise<void> {
    this.#listeners.clear();
    return this.#archive.close();
  }
}

function* namesOf(keys: Iterable<[string, number]>): Iterable<string> {
  for (const [name] of keys) yield name;
}
