import type { HistoryReport } from "../../../src/generated/types/HistoryReport.ts";
import type { SqlQuery, SqlRow } from "../database/SqlThread.ts";
import { DAY_MS, HOUR_MS } from "../../../src/model/units/durations.ts";
import { type HistoryScope, nameCondition } from "./historyQuery.ts";
import { HOURS_KEPT_MS } from "./historySchema.ts";

/** The SQL of a report: from the sums wherever they go, so that its cost hangs on the time asked for, not on the rows. */
export function reportQuery(scope: HistoryScope, fromMs: number, toMs: number, byCountry: boolean): SqlQuery {
  const pieces = reportPieces(fromMs, toMs).map((piece) => pieceQuery(scope, piece));
  const country = byCountry ? ", country" : "";
  return {
    sql: `SELECT type${country}, sum(n) AS count, sum(duration) AS total_duration, sum(bytes) AS total_bytes
      FROM (${pieces.map(({ sql }) => sql).join(" UNION ALL ")}) GROUP BY type${country} ORDER BY type${country}`,
    values: pieces.flatMap(({ values }) => values),
  };
}

function pieceQuery(scope: HistoryScope, { step, fromMs, toMs }: ReportPiece): SqlQuery {
  if (step === 0) {
    const { sql, values } = nameCondition(scope, "TRUE");
    return {
      sql: `SELECT type, country, count(*) AS n, sum(deleted_at - created_at) AS duration, sum(bytes) AS bytes
        FROM sessions WHERE ${sql} AND created_at >= ? AND created_at < ? AND deleted_at IS NOT NULL
        GROUP BY type, country`,
      values: [...values, fromMs, toMs],
    };
  }
  const { sql, values } = nameCondition(scope, "name = ''");
  return {
    sql: `SELECT type, country, sum(count) AS n, sum(duration) AS duration, sum(bytes) AS bytes
      FROM rollups WHERE step = ? AND ${sql} AND at >= ? AND at < ? GROUP BY type, country`,
    values: [step, ...values, fromMs, toMs],
  };
}

/** A stretch of time that is answered from one table: 0 from the sessions, else from what was added up by that step. */
interface ReportPiece {
  readonly step: 0 | typeof HOUR_MS | typeof DAY_MS;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Cuts a time into whole days, the whole hours around them and the rest at both ends; the pieces are the time, once. */
export function reportPieces(fromMs: number, toMs: number): readonly ReportPiece[] {
  return cut(fromMs, toMs, [DAY_MS, HOUR_MS, 0]);
}

function cut(fromMs: number, toMs: number, steps: readonly ReportPiece["step"][]): readonly ReportPiece[] {
  const [step = 0, ...finer] = steps;
  if (fromMs >= toMs) return [];
  if (step === 0) return [{ step, fromMs, toMs }];
  const first = Math.ceil(fromMs / step) * step;
  const last = Math.floor(toMs / step) * step;
  if (first >= last) return cut(fromMs, toMs, finer);
  return [...cut(fromMs, first, finer), { step, fromMs: first, toMs: last }, ...cut(last, toMs, finer)];
}

/**
 * The time a report can be about: where single sessions are gone already it begins and ends with whole hours, where the
 * hours are gone with whole days.
 * @param oldest beginning of the oldest session that is kept; no number when there is none
 */
export function answerableTime(
  scope: HistoryScope,
  oldest: unknown,
  nowMs: number,
): { readonly fromMs: number; readonly toMs: number } {
  const { fromMs = 0, toMs = Math.max(nowMs, fromMs) + DAY_MS } = scope;
  const stepAt = (ms: number): number => {
    if (ms < nowMs - HOURS_KEPT_MS) return DAY_MS;
    return typeof oldest === "number" && ms < oldest ? HOUR_MS : 1;
  };
  return {
    fromMs: Math.floor(fromMs / stepAt(fromMs)) * stepAt(fromMs),
    toMs: Math.ceil(toMs / stepAt(toMs)) * stepAt(toMs),
  };
}

/** A row of sums as the API gives it, with the means; milliseconds and bytes. */
export function toHistoryReport({ type, country, count, total_duration, total_bytes }: SqlRow): HistoryReport {
  const sessions = Number(count ?? 0);
  const duration = Number(total_duration ?? 0);
  const bytes = Number(total_bytes ?? 0);
  return {
    type: typeof type === "string" ? type : "",
    ...(typeof country === "string" ? { country } : {}),
    avg_duration: Math.round(duration / Math.max(1, sessions)),
    total_duration: duration,
    avg_bytes: Math.round(bytes / Math.max(1, sessions)),
    total_bytes: bytes,
    count: sessions,
  };
}
