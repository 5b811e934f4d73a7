import { DAY_MS } from "./DAY_MS.ts";
import { HOUR_MS } from "./HOUR_MS.ts";

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
