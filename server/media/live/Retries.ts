import { retryDelayMs } from "./retryDelayMs.ts";

/** A source that gave something for this long did not fail at once. */
const HEALTHY_MS = 10_000;

/** How often the sources of a stream could not be had in a row, and why the last time. */
export class Retries {
  /** Since data came last. */
  count = 0;
  error: string | undefined;
  /** Goes on over a source that comes for a moment only, so that it is not started five times a second. */
  #failures = 0;

  /** @returns how long to wait before the next attempt, in milliseconds */
  fail(words: string, ranMs: number): number {
    this.count += 1;
    this.error = words;
    this.#failures = ranMs >= HEALTHY_MS ? 1 : this.#failures + 1;
    return retryDelayMs(this.#failures);
  }

  succeed(): void {
    this.count = 0;
    this.error = undefined;
  }

  forget(): void {
    this.succeed();
    this.#failures = 0;
  }
}
