import type { SqlQuery } from "../database/SqlThread.ts";

/** Which sessions are meant: those that began within a time, of one stream, of all below a name, or of the whole server. */
export interface HistoryScope {
  readonly name?: string | undefined;
  /** A location or VOD: its streams or files are named `NAME/...`. */
  readonly isFolder?: boolean | undefined;
  /** Milliseconds since 1970; the first that is meant. */
  readonly fromMs?: number | undefined;
  /** Milliseconds since 1970; the first that is not meant any more. */
  readonly toMs?: number | undefined;
}

/** What the history of sessions can be sorted by; the words of the API. */
export type HistorySort = "proto" | "ip" | "country" | "created_at" | "duration" | "bytes" | "user_id";

/** A part of the list of sessions. Without a sort the newest come first. */
export interface HistoryQuery extends HistoryScope {
  readonly sort?: HistorySort | undefined;
  readonly isDescending?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** Of a query that names no limit, and the most a query may name. */
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

const SESSION = "id, name, type, ip, country, created_at, deleted_at, bytes, user_id, user_agent, reason, killed";

/** The SQL for the sessions that still run. */
export function openSessionsQuery(scope: Pick<HistoryScope, "name" | "isFolder">): SqlQuery {
  const { sql, values } = nameCondition(scope, "TRUE");
  return { sql: `SELECT ${SESSION} FROM sessions WHERE deleted_at IS NULL AND ${sql}`, values };
}

/** The SQL for a part of the list of sessions, and for how many there are without the limit. */
export function sessionsQuery(
  query: HistoryQuery,
  nowMs: number,
): { readonly list: SqlQuery; readonly count: SqlQuery } {
  const { fromMs, toMs, sort = "created_at", isDescending = query.sort === undefined, offset = 0 } = query;
  const limit = Math.min(query.limit ?? USUAL_ROWS, MOST_ROWS);
  const name = nameCondition(query, "TRUE");
  const where = `${name.sql} AND created_at >= ? AND created_at < ?`;
  const values = [...name.values, fromMs ?? 0, toMs ?? Number.MAX_SAFE_INTEGER];
  const direction = isDescending ? "DESC" : "ASC";
  return {
    list: {
      sql: `SELECT ${SESSION} FROM sessions WHERE ${where}
      ORDER BY ${COLUMNS[sort]} ${direction}, created_at ${direction}, id ${direction} LIMIT ? OFFSET ?`,
      values: [...values, ...(sort === "duration" ? [nowMs] : []), limit, offset],
    },
    count: { sql: `SELECT count(*) AS count FROM sessions WHERE ${where}`, values },
  };
}

/** That the column `name` is the scope's; a range for a folder, so that an index serves it. `whole`: for no name at all. */
export function nameCondition({ name, isFolder }: HistoryScope, whole: string): SqlQuery {
  if (name === undefined) return { sql: whole, values: [] };
  // "0" is the character after "/".
  if (isFolder === true) return { sql: "name >= ? AND name < ?", values: [`${name}/`, `${name}0`] };
  return { sql: "name = ?", values: [name] };
}
