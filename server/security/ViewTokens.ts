import { newSecret } from "./newSecret.ts";
import { secretDigest } from "./secretDigest.ts";

const LIFE_MS = 12 * 3_600_000;
const MOST = 1000;

/** Tokens with which an administrator's player may watch any stream for some hours. */
export class ViewTokens {
  readonly #until = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  give(): string {
    const token = newSecret();
    this.#until.set(secretDigest(token), this.now() + LIFE_MS);
    const [oldest] = this.#until.keys();
    if (this.#until.size > MOST && oldest !== undefined) this.#until.delete(oldest);
    return token;
  }

  isGood(token: string): boolean {
    return (this.#until.get(secretDigest(token)) ?? 0) >= this.now();
  }
}
