import Database from "libsql";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HistoryReport } from "../../../src/generated/types/HistoryReport.ts";
import { HistoryStore } from "../../../server/records/history/HistoryStore.ts";
import type { Figure } from "../Figure.ts";
import { figureOf } from "../figureOf.ts";
import { median } from "../median.ts";

const rows = 1_000_000;
const day = 86_400_000;
const begin = Date.UTC(2026, 0, 10);
const days = 30;
const rounds = 3;
/** Ours are short: in each round they are asked so often, and the middle one counts. */
const repeats = 5;
/** Neither begins nor ends with an hour, so that sums and single sessions are both needed. */
const scope = { fromMs: begin + 1.37 * day, toMs: begin + 28.61 * day };
const one = "stream7";

const within = "created_at >= ? AND created_at < ?";
const sums = `SELECT type, country, count(*) AS count, sum(deleted_at - created_at) AS total_duration,
  sum(bytes) AS total_bytes FROM sessions`;
const groups = "deleted_at IS NOT NULL GROUP BY type, country ORDER BY type, country";

/** A question as the API asks it of the history, and as plain SQL asks it of the same file. */
interface Question {
  readonly name: string;
  readonly ours: (history: HistoryStore) => Promise<unknown>;
  readonly plain: (database: Database.Database) => unknown;
}

const questions: readonly Question[] = [
  {
    name: "report",
    ours: async (history) => (await history.report(scope, true)).map(sumsOf),
    plain: (database) => database.prepare(`${sums} WHERE ${within} AND ${groups}`).all([scope.fromMs, scope.toMs]),
  },
  {
    name: "report.stream",
    ours: async (history) => (await history.report({ ...scope, name: one }, true)).map(sumsOf),
    plain: (database) =>
      database.prepare(`${sums} WHERE name = ? AND ${within} AND ${groups}`).all([one, scope.fromMs, scope.toMs]),
  },
  {
    name: "sessions",
    ours: async (history) => {
      const { sessions, total } = await history.query({ ...scope, sort: "bytes", isDescending: true, limit: 100 });
      return { total, ids: sessions.map(({ id }) => id) };
    },
    plain: (database) => {
      const [counted] = database
        .prepare(`SELECT count(*) AS total FROM sessions WHERE ${within}`)
        .all([scope.fromMs, scope.toMs]);
      const found = database
        .prepare(`SELECT * FROM sessions WHERE ${within} ORDER BY bytes DESC, created_at DESC, id DESC LIMIT 100`)
        .all([scope.fromMs, scope.toMs]);
      return { total: field(counted, "total"), ids: found.map((row) => field(row, "id")) };
    },
  },
];

/**
 * Questions about a million viewing sessions to the history, beside the same in plain SQL on the same file with the same
 * library: sums by protocol and country over 27 days, of the server and of one stream, and the hundred longest by bytes.
 * In turns; medians. Both must give the same numbers.
 */
export async function historyReportBench(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "sluice-bench-"));
  const file = join(folder, "history.db");
  const history = new HistoryStore({ folder, now: () => begin + (days + 1) * day });
  try {
    // The first question makes the file and its tables.
    await history.report({});
    const database = new Database(file);
    fill(database);
    const figures: Figure[] = [];
    for (const { name, ours, plain } of questions) {
      const [mine, theirs]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round++) {
        const [plainMs, expected] = await timed(async () => plain(database));
        theirs.push(plainMs);
        const times: number[] = [];
        for (let repeat = 0; repeat < repeats; repeat++) {
          const [ms, answer] = await timed(() => ours(history));
          times.push(ms);
          if (JSON.stringify(answer) !== JSON.stringify(expected)) throw new Error(`The ${name} has other numbers.`);
        }
        mine.push(median(times));
      }
      figures.push(figureOf(`history.${name}`, median(mine), median(theirs), "ms"));
    }
    database.close();
    return figures;
  } finally {
    await history.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sessions of 200 streams over 30 days in one transaction; the tables' own triggers add them up. */
function fill(database: Database.Database): void {
  // Nothing of it has to outlive the bench.
  database.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -262144");
  database.exec(`BEGIN;
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows - 1})
    INSERT INTO sessions(created_at, id, name, type, ip, country, deleted_at, bytes, user_id)
    SELECT ${begin} + i * ${(days * day) / rows}, 's' || i, 'stream' || (i * 7919 % 200),
      trim(substr('hls   mpegtsdash  ', i % 3 * 6 + 1, 6)), '198.18.' || (i % 256) || '.' || (i % 251),
      substr('ALDEFRITXK', i % 5 * 2 + 1, 2), ${begin} + i * ${(days * day) / rows} + i % 600 * 1000,
      i % 1009 * 1000, NULL FROM n;
    COMMIT; PRAGMA cache_size = -2000`);
}

function sumsOf({ type, country, count, total_duration, total_bytes }: HistoryReport) {
  return { type, country, count, total_duration, total_bytes };
}

function field(row: unknown, key: string): unknown {
  return typeof row === "object" && row !== null ? Reflect.get(row, key) : undefined;
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<readonly [ms: number, answer: Answer]> {
  const begun = performance.now();
  const answer = await work();
  return [performance.now() - begun, answer];
}
