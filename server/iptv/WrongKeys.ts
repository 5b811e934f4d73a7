import { isLoopback } from "../../src/model/ipAddress.ts";
import { ServerError } from "../ServerError.ts";
import { networkOf, TokenBuckets } from "../security/rateLimits.ts";

/** So many different ones at once are a household whose users were changed, or an office; who guesses needs millions. */
const RATE = { size: 30, refillMs: 2000 };
/** A player asks again and again with the key it has: that is one. */
const REPEATED = { size: 1, refillMs: 60_000 };

/**
 * Keeps keys from being guessed: a network that sends one wrong key after the other is not answered for a while, with no
 * key. A proxy on this machine speaks for everybody, so it has to see to that itself.
 */
export class WrongKeys {
  readonly #networks: TokenBuckets;
  readonly #keys: TokenBuckets;

  constructor(now: () => number) {
    this.#networks = new TokenBuckets(RATE, now);
    this.#keys = new TokenBuckets(REPEATED, now);
  }

  /** @throws ServerError `too_many` */
  refuseGuessing(address: string): void {
    if (isLoopback(address)) return;
    const network = networkOf(address);
    if (!this.#networks.take(network))
      throw new ServerError("too_many", "Too many wrong keys came from this network. Wait a minute.");
    this.#networks.giveBack(network);
  }

  note(address: string, key: string): void {
    if (isLoopback(address)) return;
    const network = networkOf(address);
    if (this.#keys.take(`${network} ${key.slice(0, 64)}`)) this.#networks.take(network);
  }
}
