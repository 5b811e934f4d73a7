import { networkOf } from "./networkOf.ts";
import { TokenBuckets } from "./TokenBuckets.ts";

/**
 * Slows down guessing. Each address may fail a few times in a row and then once every two seconds; an account that is
 * guessed at from many addresses answers ever later, but is never locked: its owner can always get in.
 */
export class LoginThrottle {
  readonly #addresses: TokenBuckets;
  readonly #accounts: TokenBuckets;

  constructor(now: () => number) {
    this.#addresses = new TokenBuckets({ size: 8, refillMs: 2000 }, now);
    this.#accounts = new TokenBuckets({ size: 30, refillMs: 1000 }, now);
  }

  /** Seconds until this address may try again; 0 when it may now, and the try is counted. */
  waitFor(address: string): number {
    return this.#addresses.take(networkOf(address)) ? 0 : 2;
  }

  /** How long the answer to a wrong password is held back. */
  failed(login: string): number {
    return this.#accounts.take(login) ? 0 : 1000;
  }

  /** A right password gives the try back. */
  succeeded(address: string): void {
    this.#addresses.giveBack(networkOf(address));
  }
}
