import type { HistorySession } from "../../src/generated/types/HistorySession.ts";
import type { SqlValue } from "./database/SqlValue.ts";

/** A session as the table takes it; a missing time is now, an end before the beginning is the beginning. */
export function sessionRow(session: HistorySession, nowMs: number): readonly SqlValue[] {
  const { id, name = "", type = "", ip, country = "", bytes_sent: bytes = 0, user_id: user } = session;
  const { user_agent: agent, reason, killed } = session;
  const createdAt = Math.round(session.created_at ?? session.deleted_at ?? nowMs);
  const deletedAt = session.deleted_at === undefined ? null : Math.max(createdAt, Math.round(session.deleted_at));
  const told = [user ?? null, agent ?? null, reason ?? null, killed === true ? 1 : null];
  return [createdAt, id, name, type, ip ?? null, country, deletedAt, Math.max(0, Math.round(bytes)), ...told];
}
