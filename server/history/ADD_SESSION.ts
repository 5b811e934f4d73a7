/** In the order of `sessionRow`. One that ended stays as it ended, whatever is said of it later. */
export const ADD_SESSION = `INSERT INTO
  sessions(created_at, id, name, type, ip, country, deleted_at, bytes, user_id, user_agent, reason, killed)
  VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT(created_at, id) DO UPDATE SET
  deleted_at = excluded.deleted_at, bytes = excluded.bytes, country = excluded.country, user_id = excluded.user_id,
  reason = excluded.reason, killed = excluded.killed
  WHERE sessions.deleted_at IS NULL`;
