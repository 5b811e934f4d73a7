import type { HistorySession } from "../../../src/generated/types/HistorySession.ts";

/** A viewing session that is over, for the history. Times are milliseconds since 1970. */
export interface ClosedSession extends HistorySession {
  readonly name: string;
  readonly type: string;
  readonly ip: string;
  readonly created_at: number;
  readonly deleted_at: number;
  readonly bytes_sent: number;
  /** Why it ended, in a sentence. */
  readonly reason: string;
}
