import { ServerError } from "../ServerError.ts";

interface QuestionParts<Answer> {
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  readonly now: () => number;
  /** After so long without an answer there is none. */
  readonly timeoutMs: number;
}

/** One that refuses is left alone so long: asking again makes it no better, and looks like guessing. */
const REFUSED_MS = 15_000;

/** A question to another server that several ask for: put once at a time, and what was answered last stays. */
export class SharedQuestion<Answer> {
  answer: Answer | undefined;
  /** When that came; milliseconds since 1970. */
  answeredAtMs: number | undefined;
  /** Why the last question failed; undefined once it was answered. */
  error: string | undefined;
  #askedAtMs = Number.NEGATIVE_INFINITY;
  #restsUntilMs = Number.NEGATIVE_INFINITY;
  #underWay: Promise<void> | undefined;
  readonly #end = new AbortController();

  constructor(private readonly parts: QuestionParts<Answer>) {}

  /** Resolves when there is an answer or a failure no older than that, or one that will not change soon. Never rejects. */
  fresh(oldestMs: number): Promise<void> {
    const nowMs = this.parts.now();
    if (this.#underWay !== undefined) return this.#underWay;
    if (nowMs - this.#askedAtMs < oldestMs || nowMs < this.#restsUntilMs || this.#end.signal.aborted)
      return Promise.resolve();
    this.#askedAtMs = nowMs;
    this.#underWay = this.#ask().finally(() => (this.#underWay = undefined));
    return this.#underWay;
  }

  /** What was answered is over: whoever asks next gets another answer. */
  expire(): void {
    this.#askedAtMs = Number.NEGATIVE_INFINITY;
  }

  stop(): void {
    this.#end.abort();
  }

  async #ask(): Promise<void> {
    const { ask, now, timeoutMs } = this.parts;
    try {
      this.answer = await ask(AbortSignal.any([this.#end.signal, AbortSignal.timeout(timeoutMs)]));
      this.answeredAtMs = now();
      this.error = undefined;
    } catch (error) {
      this.error = error instanceof Error ? error.message : String(error);
      if (error instanceof ServerError && error.kind === "forbidden") this.#restsUntilMs = now() + REFUSED_MS;
    }
  }
}
