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

/** One customer has a whole /64 of IPv6; its single addresses are free. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, "");
  if (!plain.includes(":") || plain === "::1") return plain;
  const [head = "", tail] = plain.split("::");
  const front = head.split(":").filter(Boolean);
  const back = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
