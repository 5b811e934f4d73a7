import type { Feed } from "./Feed.ts";
import type { RunnerLog } from "./RunnerLog.ts";
import type { Source } from "./Source.ts";
import { errorWords } from "./sourceErrors.ts";
import type { Told } from "../../../Told.ts";

const AGAIN_MS = 10_000;

/** The file that is played while no source works. */
export class FallbackVideo {
  source: Source | undefined;
  feed: Feed | undefined;
  #failedAtMs = -Infinity;

  constructor(
    private readonly now: () => number,
    private readonly log: RunnerLog,
  ) {}

  /** Whether its time has come. @param lastDataMs when a source gave something last */
  isDue(lastDataMs: number): boolean {
    if (!this.source || this.feed) return false;
    const now = this.now();
    return now - lastDataMs >= this.source.timeoutMs && now - this.#failedAtMs >= AGAIN_MS;
  }

  play(open: (source: Source) => Feed): void {
    if (!this.source) return;
    try {
      this.feed = open(this.source);
    } catch (error) {
      this.fail(errorWords(error));
    }
  }

  fail(words: Told): void {
    this.feed = undefined;
    this.#failedAtMs = this.now();
    this.log.fallbackFails(words);
  }

  stop(): void {
    this.feed?.kill();
    this.feed = undefined;
  }
}
