import { createHash } from "node:crypto";
import { RecentMap } from "../../RecentMap.ts";
import { Semaphore } from "../../Semaphore.ts";
import type { Decision } from "./Decision.ts";
import { type BackendCall, callBackend } from "./callBackend.ts";

const TIMEOUT_MS = 3000;
const AT_ONCE = 100;
const MOST_KEPT = 20_000;
/** A backend that does not answer is left alone so long. */
const SILENCE_MS = 3000;

/** Whom auth backends are asked through. */
export interface BackendAsker {
  /** Never rejects. */
  ask(call: BackendCall): Promise<Decision>;
}

/** Asks auth backends: the same question once at a time, an answer kept as long as it holds, few connections to each, 3 s. */
export class BackendService implements BackendAsker {
  readonly #kept = new RecentMap<string, Decision>(MOST_KEPT);
  readonly #underWay = new Map<string, Promise<Decision>>();
  /** By host: who waits for one that is silent keeps no other waiting. */
  readonly #connections = new Map<string, Semaphore>();

  constructor(
    private readonly now: () => number,
    /** Told of what came of each question. @param host of the backend */
    private readonly onAnswer: (host: string, decision: Decision) => void = () => undefined,
  ) {}

  /** Never rejects. The answer is shared by all who come with the same `name`, `token` and `ip`, as long as `extra` is the same. */
  ask(call: BackendCall): Promise<Decision> {
    const key = keyOf(call);
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.untilMs > this.now()) return Promise.resolve(kept);
    return this.#underWay.get(key) ?? this.#begin(key, call);
  }

  #begin(key: string, call: BackendCall): Promise<Decision> {
    const asked = this.#call(call)
      .then((decision) => this.#keep(key, decision))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, asked);
    return asked;
  }

  async #call(call: BackendCall): Promise<Decision> {
    const silent = (reason: string): Decision => ({ verdict: "unanswered", reason, untilMs: this.now() });
    const host = hostOf(call.address);
    if (host === undefined) return silent("The address of the auth backend is not an http or https address.");
    const decision = await this.#answerOf(call, host, silent);
    this.onAnswer(host, decision);
    return decision;
  }

  async #answerOf(call: BackendCall, host: string, silent: (reason: string) => Decision): Promise<Decision> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const patience = { words: "The auth backend is busy.", signal };
      return await this.#connectionsTo(host).run(AT_ONCE, patience, () => callBackend(call, signal, this.now));
    } catch {
      // What Node says holds the address with the viewer's token, so it is told in other words.
      const words = signal.aborted ? `gave no answer within ${TIMEOUT_MS / 1000} s` : "cannot be reached";
      return silent(`The auth backend ${host} ${words}.`);
    }
  }

  #connectionsTo(host: string): Semaphore {
    const connections = this.#connections.get(host) ?? new Semaphore(Infinity);
    this.#connections.set(host, connections);
    return connections;
  }

  #keep(key: string, decision: Decision): Decision {
    const kept = decision.verdict === "unanswered" ? { ...decision, untilMs: this.now() + SILENCE_MS } : decision;
    this.#kept.set(key, kept);
    return kept;
  }
}

function keyOf({ address, method, fields, extra }: BackendCall): string {
  const { name = "", token = "", ip = "" } = fields;
  return createHash("sha256")
    .update(JSON.stringify([method, address, name, token, ip, extra]))
    .digest("base64url");
}

function hostOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return protocol === "http:" || protocol === "https:" ? host : undefined;
}
