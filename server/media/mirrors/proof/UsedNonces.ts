const MOST = 100_000;

/** Which proofs have been used, as long as they would still be good: each opens one answer. */
export class UsedNonces {
  readonly #until = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  /** @param untilMs the last moment at which it would do @returns whether it is used for the first time */
  use(nonce: string, untilMs: number): boolean {
    const nowMs = this.now();
    for (const [oldest, endMs] of this.#until) {
      if (endMs >= nowMs && this.#until.size < MOST) break;
      this.#until.delete(oldest);
    }
    if (this.#until.has(nonce)) return false;
    this.#until.set(nonce, untilMs);
    return true;
  }
}
