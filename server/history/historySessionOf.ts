import type { HistorySession } from "../../src/generated/types/HistorySession.ts";
import type { SqlRow } from "./database/SqlRow.ts";

/** A row of the table as the API gives it: what is not known is left out. */
export function historySessionOf(row: SqlRow): HistorySession {
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
