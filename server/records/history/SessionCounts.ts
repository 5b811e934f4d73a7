import type { HistorySession } from "../../../src/generated/types/HistorySession.ts";
import { Tally } from "../../log/Tally.ts";

/** How many viewing sessions have begun and ended since the start. A session is told of many times while it goes on. */
export class SessionCounts {
  readonly tally = new Tally<"opened" | "closed">(["opened", "closed"]);
  /** Ids of those that go on. */
  readonly #open = new Set<string>();

  take({ id, deleted_at: endedAt }: HistorySession): void {
    if (!this.#open.has(id)) this.tally.add("opened");
    if (endedAt === undefined) {
      this.#open.add(id);
      return;
    }
    this.#open.delete(id);
    this.tally.add("closed");
  }
}
