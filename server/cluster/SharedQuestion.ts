import { withDeadline } from "../deadline.ts";
import { ServerError, type ServerErrorKind, toldBy } from "../ServerError.ts";
import type { Told } from "../Told.ts";

interface QuestionParts<Answer> {
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  readonly now: () => number;
  /** After so long without an answer there is none. */
  readonly timeoutMs: number;
  /** Of the server that is asked, shared by all questions to it. */
  readonly rest: RefusalRest;
}

/** One that refuses is left alone so long: asking again makes it no better, and looks like guessing the key. */
const REFUSED_MS = 60_000;

/** It refuses, or what answers there is no server of ours. */
const RESTING: ReadonlySet<ServerErrorKind> = new Set(["forbidden", "invalid", "too_large"]);

/** Keeps a server that has refused from being asked again for a while, whatever the question. */
export class RefusalRest {
  #refused: { readonly atMs: number; readonly error: ServerError } | undefined;

  constructor(private readonly now: () => number) {}

  /** Why it was refused, while it rests. */
  get refusal(): ServerError | undefined {
    return this.#refused !== undefined && isWithin(this.now(), this.#refused.atMs, REFUSED_MS)
      ? this.#refused.error
      : undefined;
  }

  note(error: unknown): void {
    if (error instanceof ServerError && RESTING.has(error.kind)) this.#refused = { atMs: this.now(), error };
  }
}

/** Also after a clock was set back. */
function isWithin(nowMs: number, sinceMs: number, limitMs: number): boolean {
  return Math.abs(nowMs - sinceMs) < limitMs;
}

/** A question to another server that several ask for: put once at a time, and what was answered last stays. */
export class SharedQuestion<Answer> {
  answer: Answer | undefined;
  /** When that came; milliseconds since 1970. */
  answeredAtMs: number | undefined;
  /** Why the last question failed; undefined once it was answered. */
  error: Told | undefined;
  #askedAtMs = Number.NEGATIVE_INFINITY;
  #underWay: Promise<void> | undefined;
  /** What is under way was asked for before `expire`. */
  #isOver = false;
  readonly #end = new AbortController();

  constructor(private readonly parts: QuestionParts<Answer>) {}

  /** Resolves when there is an answer or a failure no older than that, or one that will not change soon. Never rejects. */
  fresh(oldestMs: number): Promise<void> {
    const { now, rest } = this.parts;
    if (this.#underWay !== undefined) {
      // What was asked before the answer was over is not waited for.
      return this.#isOver ? this.#underWay.then(() => this.fresh(oldestMs)) : this.#underWay;
    }
    this.#isOver = false;
    if (isWithin(now(), this.#askedAtMs, oldestMs) || this.#end.signal.aborted) return Promise.resolve();
    const { refusal } = rest;
    if (refusal !== undefined) {
      this.error = refusal.told;
      return Promise.resolve();
    }
    this.#askedAtMs = now();
    this.#underWay = this.#ask().finally(() => (this.#underWay = undefined));
    return this.#underWay;
  }

  /** What was answered is over: whoever asks next gets another answer. */
  expire(): void {
    this.#askedAtMs = Number.NEGATIVE_INFINITY;
    this.#isOver = this.#underWay !== undefined;
  }

  stop(): void {
    this.#end.abort();
  }

  async #ask(): Promise<void> {
    const { ask, now, timeoutMs, rest } = this.parts;
    try {
      this.answer = await withDeadline(timeoutMs, this.#end.signal, ask);
      this.answeredAtMs = now();
      this.error = undefined;
    } catch (error) {
      this.error = toldBy(error);
      rest.note(error);
    }
  }
}
