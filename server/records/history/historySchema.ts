import type { HistorySession } from "../../../src/generated/types/HistorySession.ts";
import type { SqlRow, SqlValue } from "../database/SqlThread.ts";
import { DAY_MS, HOUR_MS } from "../../../src/model/units/durations.ts";

/**
 * Sessions in the order of their beginning, and what ended within each hour and day added up by name, protocol and
 * country; the name '' stands for all of the server. Triggers do the adding, so each session is counted once, with the
 * write that ends it.
 */
const schema = `
CREATE TABLE IF NOT EXISTS sessions(
  created_at INTEGER NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, ip TEXT, country TEXT NOT NULL,
  deleted_at INTEGER, bytes INTEGER NOT NULL, user_id TEXT, PRIMARY KEY(created_at, id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_name ON sessions(name, created_at);
CREATE INDEX IF NOT EXISTS sessions_open ON sessions(created_at) WHERE deleted_at IS NULL;
CREATE TABLE IF NOT EXISTS rollups(
  step INTEGER NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL, type TEXT NOT NULL, country TEXT NOT NULL,
  count INTEGER NOT NULL, duration INTEGER NOT NULL, bytes INTEGER NOT NULL, PRIMARY KEY(step, name, at, type, country)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS meta(key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS session_came_ended AFTER INSERT ON sessions WHEN NEW.deleted_at IS NOT NULL
BEGIN ${addUp()} END;
CREATE TRIGGER IF NOT EXISTS session_ended AFTER UPDATE ON sessions
WHEN OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL BEGIN ${addUp()} END;
UPDATE sessions SET deleted_at =
  max(created_at, coalesce((SELECT value FROM meta WHERE key = 'alive_at'), created_at)) WHERE deleted_at IS NULL;
`;

/** What files of older versions do not have yet; a new one gets it in the same way. */
const addedColumns = [
  { table: "sessions", name: "user_agent", type: "TEXT" },
  { table: "sessions", name: "reason", type: "TEXT" },
  { table: "sessions", name: "killed", type: "INTEGER" },
];

export const historySchema = { schema, addedColumns } as const;

function addUp(): string {
  const places = [HOUR_MS, DAY_MS].flatMap((step) =>
    ["''", "NEW.name"].map(
      (name) =>
        `(${step}, ${name}, NEW.created_at - NEW.created_at % ${step}, NEW.type, NEW.country, 1,
          NEW.deleted_at - NEW.created_at, NEW.bytes)`,
    ),
  );
  return `INSERT INTO rollups VALUES ${places.join(", ")} ON CONFLICT(step, name, at, type, country) DO UPDATE SET
    count = count + 1, duration = duration + excluded.duration, bytes = bytes + excluded.bytes;`;
}

/** What was added up by hours is kept that long. */
export const HOURS_KEPT_MS = 400 * DAY_MS;

/** In the order of `toSessionRow`. One that ended stays as it ended, whatever is said of it later. */
export const ADD_SESSION = `INSERT INTO
  sessions(created_at, id, name, type, ip, country, deleted_at, bytes, user_id, user_agent, reason, killed)
  VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(created_at, id) DO UPDATE SET
  deleted_at = excluded.deleted_at, bytes = excluded.bytes, country = excluded.country, user_id = excluded.user_id,
  reason = excluded.reason, killed = excluded.killed
  WHERE sessions.deleted_at IS NULL`;

/** A session as the table takes it; a missing time is now, an end before the beginning is the beginning. */
export function toSessionRow(session: HistorySession, nowMs: number): readonly SqlValue[] {
  const { id, name = "", type = "", ip, country = "", bytes_sent: bytes = 0, user_id: user } = session;
  const { user_agent: agent, reason, killed } = session;
  const createdAt = Math.round(session.created_at ?? session.deleted_at ?? nowMs);
  const deletedAt = session.deleted_at === undefined ? null : Math.max(createdAt, Math.round(session.deleted_at));
  const told = [user ?? null, agent ?? null, reason ?? null, killed === true ? 1 : null];
  return [createdAt, id, name, type, ip ?? null, country, deletedAt, Math.max(0, Math.round(bytes)), ...told];
}

/** A row of the table as the API gives it: what is not known is left out. */
export function toHistorySession(row: SqlRow): HistorySession {
  const text = (key: string): string | undefined => {
    const value = row[key];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const number = (key: string): number | undefined => {
    const value = row[key];
    return typeof value === "number" ? value : undefined;
  };
  const session = {
    name: text("name"),
    type: text("type"),
    ip: text("ip"),
    country: text("country"),
    created_at: number("created_at"),
    deleted_at: number("deleted_at"),
    bytes_sent: number("bytes"),
    user_id: text("user_id"),
    user_agent: text("user_agent"),
    reason: text("reason"),
    killed: row["killed"] === 1 ? true : undefined,
  };
  const known = Object.entries(session).filter(([, value]) => value !== undefined);
  return { id: text("id") ?? "", ...Object.fromEntries(known) };
}
