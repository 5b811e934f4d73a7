import { networkOf } from "../../../security/networkOf.ts";
import { TokenBuckets } from "../../../security/TokenBuckets.ts";
import { openRefusal, type Refusal } from "./Decision.ts";
import type { Question } from "./Question.ts";
import { refusalByPassword } from "./refusalByPassword.ts";

/** Five wrong passwords in a minute. */
const WRONG_ONES = { size: 5, refillMs: 12_000 };

/** Asks publishers for their password, and listens to no more of them where an address guesses. */
export class PublisherDoor {
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
