import type { HistorySession } from "../../src/generated/types/HistorySession.ts";

/** What waits for the disk; a disk that fails for long costs the oldest, not the memory. */
export class PendingSessions {
  #sessions: HistorySession[] = [];

  constructor(private readonly most = 100_000) {}

  add(session: HistorySession): void {
    this.#sessions.push(session);
    // In one go now and then: each time would move the whole list.
    if (this.#sessions.length > this.most * 1.1) this.#sessions = this.#sessions.slice(-this.most);
  }

  take(): readonly HistorySession[] {
    const taken = this.#sessions;
    this.#sessions = [];
    return taken;
  }

  /** They could not be written: first in line again. */
  giveBack(sessions: readonly HistorySession[]): void {
    this.#sessions = [...sessions, ...this.#sessions].slice(-this.most);
  }
}
