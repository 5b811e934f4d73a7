import { setImmediate as nextTurn } from "node:timers/promises";

/** Media and calls wait while the event loop is held. */
const MOST_HELD_MS = 20;

/** Lets everything else have its turn between the short steps of a long sum. */
export class Turns {
  #sinceMs: number;

  /** @param clock in milliseconds */
  constructor(private readonly clock: () => number = () => performance.now()) {
    this.#sinceMs = clock();
  }

  /** To be waited for after each step. */
  async give(): Promise<void> {
    if (this.clock() - this.#sinceMs < MOST_HELD_MS) return;
    await nextTurn();
    this.#sinceMs = this.clock();
  }
}
