import type { MirrorServer } from "../../../src/generated/types/MirrorServer.ts";
import { ServerError } from "../../ServerError.ts";
import { errorWords } from "../live/sources/sourceErrors.ts";
import type { ServerQuestion } from "../../cluster/askServer.ts";
import { type OriginList, parseOriginList } from "./originList.ts";
import { saidOf, type Told, wordsOf } from "../../Told.ts";

const EACH_MS = 5000;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 15_000;
const TIMEOUT_MS = 5000;

/** What an origin is asked with and by. */
interface PollerParts extends Pick<ServerQuestion, "server" | "key"> {
  readonly now: () => number;
  readonly read: (question: Pick<ServerQuestion, "server" | "key" | "nowMs" | "signal">) => Promise<string>;
  /** What is known of it from before. */
  readonly list: OriginList | undefined;
  /** What it offers, or whether it answers, is another. */
  readonly onChange: () => void;
}

/** Asks one origin again and again which streams it offers; one that fails is asked ever later, up to 15 s. */
export class OriginPoller {
  /** As it was told last, also while the origin is away. */
  list: OriginList | undefined;
  /** Why the last question failed. */
  error: Told | undefined;
  #text: string | undefined;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #asking: AbortController | undefined;
  #isStopped = false;

  constructor(private readonly parts: PollerParts) {
    this.list = parts.list;
    void this.#poll();
  }

  get server(): string {
    return this.parts.server;
  }

  get isAnswering(): boolean {
    return this.#text !== undefined && this.error === undefined;
  }

  get health(): MirrorServer {
    const { list, error } = this;
    if (!list && error === undefined) return {};
    return {
      stream_names: [...(list?.names ?? [])],
      ...(error === undefined ? {} : { error: wordsOf(error), ...saidOf(error) }),
    };
  }

  stop(): void {
    this.#isStopped = true;
    this.#asking?.abort();
    clearTimeout(this.#timer);
  }

  async #poll(): Promise<void> {
    const { list, error } = this;
    const delayMs = await this.#ask();
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#poll(), delayMs).unref();
    if (list !== this.list || wordsOf(error ?? "") !== wordsOf(this.error ?? "")) this.parts.onChange();
  }

  /** @returns how long to wait until the next question */
  async #ask(): Promise<number> {
    const { server, key, now, read } = this.parts;
    const asking = new AbortController();
    this.#asking = asking;
    const timer = setTimeout(() => asking.abort(), TIMEOUT_MS).unref();
    try {
      const text = await read({ server, key, nowMs: now(), signal: asking.signal });
      // Most answers are the same as the one before.
      if (text !== this.#text) this.list = parseOriginList(text);
      this.#text = text;
      this.error = undefined;
      this.#failures = 0;
      return EACH_MS;
    } catch (error) {
      this.error = errorWords(error);
      this.#failures += 1;
      const isRefused = error instanceof ServerError && error.kind === "forbidden";
      return isRefused ? LAST_RETRY_MS : Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LAST_RETRY_MS);
    } finally {
      clearTimeout(timer);
    }
  }
}
