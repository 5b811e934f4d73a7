import type { HistorySession } from "../../src/generated/types/HistorySession.ts";

/**
 * What waits for the disk: of each session the last word. A disk that fails for long costs the oldest, not the memory.
 */
export class PendingSessions {
  readonly #sessions = new Map<string, HistorySession>();

  constructor(private readonly most = 100_000) {}

  /** One that ended stays as it ended. */
  add(session: HistorySession): void {
    const key = `${session.created_at} ${session.id}`;
    if (this.#sessions.get(key)?.deleted_at !== undefined) return;
    // Stands last again, so that the first one can be forgotten.
    this.#sessions.delete(key);
    this.#sessions.set(key, session);
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > this.most && oldest !== undefined) this.#sessions.delete(oldest);
  }

  take(): readonly HistorySession[] {
    const taken = [...this.#sessions.values()];
    this.#sessions.clear();
    return taken;
  }

  /** They could not be written: first in line again. */
  giveBack(sessions: readonly HistorySession[]): void {
    const later = this.take();
    for (const session of [...sessions, ...later]) this.add(session);
  }
}
