import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { ServerError } from "../ServerError.ts";
import { networkOf, TokenBuckets } from "../security/rateLimits.ts";

/** Carries the proof that a server knows the cluster key. */
export const proofHeader = "x-cluster-proof";

/** Why an origin does not answer another server, for that server to tell its operator. */
export type RefusalReason = "no_key" | "no_proof" | "wrong_key" | "clock" | "used" | "self";

/** Who asks, as it came. */
interface Asking {
  readonly ip: string;
  /** As it stands in the request, with its escapes. */
  readonly path: string;
  readonly proof: string | string[] | undefined;
}

/** Five wrong keys in a minute make an address suspect. */
const WRONG_ONES = { size: 5, refillMs: 12_000 };
/** A suspect address is listened to so often: too seldom to guess, often enough for healthy servers behind it. */
const SUSPECT = { size: 20, refillMs: 100 };
/** How far the clocks of two servers may be apart. */
const SKEW_MS = 60_000;
const MOST_NONCES = 100_000;

/**
 * The header that shows another server, for one question and about a minute, that this one knows the key (decision 16).
 * @param id of this run of the asking server, which it will not take back from somebody who returns its proof
 */
export function makeProof(key: string, path: string, nowMs: number, id = ""): string {
  const nonce = id + randomBytes(16).toString("base64url");
  return ["1", nowMs, nonce, macOf(key, { path, atMs: nowMs, nonce }).toString("base64url")].join(".");
}

/** Lets other servers of the cluster in: those that can prove that they know the key. */
export class ClusterGuard {
  readonly #guesses: TokenBuckets;
  readonly #suspects: TokenBuckets;
  readonly #used: UsedNonces;

  constructor(
    private readonly key: () => string | undefined,
    private readonly now: () => number,
    /** Of this run of this server; empty for one that asks nobody. */
    private readonly id = "",
  ) {
    this.#guesses = new TokenBuckets(WRONG_ONES, now);
    this.#suspects = new TokenBuckets(SUSPECT, now);
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
    const isSuspect = !this.#guesses.take(network);
    if (isSuspect && !this.#suspects.take(network)) throw tooMany();
    const atMs = Number(time);
    if (!timingSafeEqual(macOf(key, { path, atMs, nonce }), Buffer.from(mac, "base64url"))) {
      throw isSuspect ? tooMany() : refusal("wrong_key", "The cluster key is wrong.");
    }
    if (!isSuspect) this.#guesses.giveBack(network);
    if (this.id !== "" && nonce.startsWith(this.id))
      throw refusal("self", "This proof was made here, for another server.");
    if (Math.abs(this.now() - atMs) > SKEW_MS) {
      throw refusal("clock", "The clocks of the two servers are more than a minute apart.");
    }
    if (!this.#used.use(nonce, atMs + SKEW_MS)) throw refusal("used", "This proof has been used already.");
    return key;
  }
}

/** @returns the key the asking server knows @throws ServerError for one that knows none */
export function admitRequest(guard: ClusterGuard, { ip, url, headers }: FastifyRequest): string {
  return guard.admit({ ip, path: url, proof: headers[proofHeader] });
}

function tooMany(): ServerError {
  return new ServerError("too_many", "This address came with too many wrong cluster keys: wait a minute.");
}

function refusal(reason: RefusalReason, message: string): ServerError {
  return new ServerError(reason === "no_key" ? "forbidden" : "unauthorized", message, { reason });
}

/** Which proofs have been used, as long as they would still be good: each opens one answer. */
class UsedNonces {
  readonly #until = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  /** @param untilMs the last moment at which it would do @returns whether it is used for the first time */
  use(nonce: string, untilMs: number): boolean {
    const nowMs = this.now();
    for (const [oldest, endMs] of this.#until) {
      if (endMs >= nowMs && this.#until.size < MOST_NONCES) break;
      this.#until.delete(oldest);
    }
    if (this.#until.has(nonce)) return false;
    this.#until.set(nonce, untilMs);
    return true;
  }
}

/** What only who knows the key can make of a question: its path, its time in milliseconds since 1970, and a nonce. */
function macOf(key: string, { path, atMs, nonce }: { path: string; atMs: number; nonce: string }): Buffer {
  return createHmac("sha256", key).update(["sluice cluster 1", "GET", path, atMs, nonce].join("\n")).digest();
}
