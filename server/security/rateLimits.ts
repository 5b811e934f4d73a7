import { plainAddress } from "../../src/model/ipAddress.ts";

/** How often something may happen: `size` times at once, then once every `refillMs`. */
interface BucketRate {
  readonly size: number;
  readonly refillMs: number;
}

const MOST_BUCKETS = 10_000;

/** A rate limit for each of many keys; a key not seen for long costs nothing. */
export class TokenBuckets {
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  constructor(
    private readonly rate: BucketRate,
    private readonly now: () => number,
  ) {}

  /** Whether it may happen once more now. */
  take(key: string): boolean {
    const tokens = this.#tokens(key);
    const isAllowed = tokens >= 1;
    this.#set(key, isAllowed ? tokens - 1 : tokens);
    return isAllowed;
  }

  giveBack(key: string): void {
    this.#set(key, Math.min(this.rate.size, this.#tokens(key) + 1));
  }

  #tokens(key: string): number {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return this.rate.size;
    return Math.min(this.rate.size, bucket.tokens + (this.now() - bucket.at) / this.rate.refillMs);
  }

  #set(key: string, tokens: number): void {
    // The key seen last stands last, so that the first one can be forgotten.
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens, at: this.now() });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_BUCKETS && oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/** What of an address limits go by: one customer has a whole /64 of IPv6, its single addresses are free. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!plain.includes(":") || plain === "::1") return plain;
  const [front = [], back = []] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
