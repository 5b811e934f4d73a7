import type { Source } from "./Source.ts";

const EACH_MS = 10_000;

/** Which preferred source is tried while a worse one runs, and when: one each 10 s, in turns. */
export class BetterSources {
  #triedAtMs = -Infinity;
  #turns = 0;

  /** @param better than the one that runs, the best first */
  next(better: readonly Source[], nowMs: number): Source | undefined {
    const source = better[this.#turns % better.length];
    if (!source || nowMs - this.#triedAtMs < EACH_MS) return undefined;
    this.#turns += 1;
    this.#triedAtMs = nowMs;
    return source;
  }

  /** A worse one begins: the one that was just lost is not tried at once. */
  wait(nowMs: number): void {
    this.#turns = 0;
    this.#triedAtMs = nowMs;
  }

  hurry(): void {
    this.#triedAtMs = -Infinity;
  }
}
