import { createHash, timingSafeEqual } from "node:crypto";
import { networkOf, TokenBuckets } from "../../../security/rateLimits.ts";
import { openRefusal, type Question, type Refusal } from "./Decision.ts";

/** Five wrong passwords in a minute. */
const WRONG_ONES = { size: 5, refillMs: 12_000 };

/** Asks publishers for their password, and listens to no more of them where an address guesses. */
export class PublisherGuard {
  readonly #guesses: TokenBuckets;

  constructor(now: () => number) {
    this.#guesses = new TokenBuckets(WRONG_ONES, now);
  }

  /** Why the publisher may not come in. */
  refusal(password: string | undefined, { request, number }: Question): Refusal | undefined {
    // Who is in already must not have to go because a neighbour guesses.
    const isTry = password !== undefined && number === 0 && new URLSearchParams(request.query).has("password");
    const network = networkOf(request.ip);
    if (isTry && !this.#guesses.take(network)) {
      const words = "This address gave too many wrong passwords: wait a minute, then try again.";
      return { ...openRefusal(words), kind: "too_many" };
    }
    const reason = refusalByPassword(password, request.query);
    if (reason !== undefined) return openRefusal(reason);
    if (isTry) this.#guesses.giveBack(network);
    return undefined;
  }
}

/** Why a publisher without the stream's password may not publish; it stands as `password` in the publisher's address. */
export function refusalByPassword(password: string | undefined, query: string): string | undefined {
  if (password === undefined) return undefined;
  const given = new URLSearchParams(query).get("password");
  if (given === null) return "Publishing needs a password: add ?password=... to the name of the stream.";
  // Digests are of one length, which the comparison in constant time needs.
  return timingSafeEqual(digest(given), digest(password)) ? undefined : "The password for publishing is wrong.";
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
