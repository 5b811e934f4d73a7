import type { HistoryQuery } from "./HistoryQuery.ts";
import type { HistorySort } from "./HistorySort.ts";
import { nameCondition } from "./nameCondition.ts";
import type { SqlValue } from "./database/SqlValue.ts";

interface SessionsQuestion {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  readonly countSql: string;
  readonly countValues: readonly SqlValue[];
}

/** Of a question that names no limit, and the most a question may name. */
const USUAL_ROWS = 1000;
const MOST_ROWS = 10_000;

const COLUMNS: Readonly<Record<HistorySort, string>> = {
  proto: "type",
  ip: "ip",
  country: "country",
  created_at: "created_at",
  // One that still runs counts until now.
  duration: "coalesce(deleted_at, ?) - created_at",
  bytes: "bytes",
  user_id: "user_id",
};

/** The SQL for a part of the list of sessions, and for how many there are without the limit. */
export function sessionsQuestion(query: HistoryQuery, nowMs: number): SessionsQuestion {
  const { fromMs, toMs, sort = "created_at", isDescending = query.sort === undefined, offset = 0 } = query;
  const limit = Math.min(query.limit ?? USUAL_ROWS, MOST_ROWS);
  const name = nameCondition(query, "TRUE");
  const where = `${name.sql} AND created_at >= ? AND created_at < ?`;
  const countValues = [...name.values, fromMs ?? 0, toMs ?? Number.MAX_SAFE_INTEGER];
  const direction = isDescending ? "DESC" : "ASC";
  return {
    sql: `SELECT id, name, type, ip, country, created_at, deleted_at, bytes, user_id, user_agent, reason, killed
      FROM sessions WHERE ${where}
      ORDER BY ${COLUMNS[sort]} ${direction}, created_at ${direction}, id ${direction} LIMIT ? OFFSET ?`,
    values: [...countValues, ...(sort === "duration" ? [nowMs] : []), limit, offset],
    countSql: `SELECT count(*) AS count FROM sessions WHERE ${where}`,
    countValues,
  };
}
