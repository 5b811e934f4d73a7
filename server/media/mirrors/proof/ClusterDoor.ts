import { timingSafeEqual } from "node:crypto";
import { networkOf } from "../../../security/networkOf.ts";
import { TokenBuckets } from "../../../security/TokenBuckets.ts";
import { ServerError } from "../../../ServerError.ts";
import { macOf } from "./macOf.ts";
import type { RefusalReason } from "./RefusalReason.ts";
import { UsedNonces } from "./UsedNonces.ts";

/** Five wrong keys in a minute. */
const WRONG_ONES = { size: 5, refillMs: 12_000 };
/** How far the clocks of two servers may be apart. */
const SKEW_MS = 60_000;

/** Who asks, as it came. */
interface Asking {
  readonly ip: string;
  /** As it stands in the request, with its escapes. */
  readonly path: string;
  readonly proof: string | string[] | undefined;
}

/** Lets other servers of the cluster in: those that can prove that they know the key. */
export class ClusterDoor {
  readonly #guesses: TokenBuckets;
  readonly #used: UsedNonces;

  constructor(
    private readonly key: () => string | undefined,
    private readonly now: () => number,
  ) {
    this.#guesses = new TokenBuckets(WRONG_ONES, now);
    this.#used = new UsedNonces(now);
  }

  /**
   * @returns the key it knows
   * @throws ServerError whose detail `reason` tells the other server why
   */
  admit({ ip, path, proof }: Asking): string {
    const key = this.key();
    if (!key)
      throw refusal("no_key", "This server has no cluster key, so that no other may mirror it: set cluster_key.");
    const [, time = "", nonce = "", mac = ""] =
      /^1\.(\d{1,15})\.([\w-]{16,64})\.([\w-]{43})$/.exec(String(proof)) ?? [];
    if (mac === "") throw refusal("no_proof", "Only servers that know the cluster key are answered here.");
    const network = networkOf(ip);
    if (!this.#guesses.take(network)) {
      throw new ServerError("too_many", "This address came with too many wrong cluster keys: wait a minute.");
    }
    const atMs = Number(time);
    if (!timingSafeEqual(macOf(key, { path, atMs, nonce }), Buffer.from(mac, "base64url"))) {
      throw refusal("wrong_key", "The cluster key is wrong.");
    }
    this.#guesses.giveBack(network);
    if (Math.abs(this.now() - atMs) > SKEW_MS) {
      throw refusal("clock", "The clocks of the two servers are more than a minute apart.");
    }
    if (!this.#used.use(nonce, atMs + SKEW_MS)) throw refusal("used", "This proof has been used already.");
    return key;
  }
}

function refusal(reason: RefusalReason, message: string): ServerError {
  return new ServerError(reason === "no_key" ? "forbidden" : "unauthorized", message, { reason });
}
