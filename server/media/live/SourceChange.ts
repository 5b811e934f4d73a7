import type { LiveBus } from "../bus/LiveBus.ts";

/** A picture or a sound of which nothing came for so much of the other tracks' time has gone. */
const GONE_MS = 3000;
/** A source that changes all the time is not begun anew all the time. */
const EACH_MS = 5000;

/**
 * Notices that a source is no longer what its process was started for. A process knows the tracks it has found at its start
 * and passes those on: others need another process.
 */
export class SourceChange {
  #words: string | undefined;
  #begunAtMs = -Infinity;
  #silent: readonly number[] = [];

  /** A process begins: what was noticed of the former one is over. */
  begin(): void {
    this.#words = undefined;
    this.#silent = [];
  }

  /** @param words what is seen of it, for operators */
  see(words: string): void {
    this.#words ??= words;
  }

  /** Each second: what the measured tracks show. */
  look({ segmenter }: LiveBus): void {
    const before = this.#silent;
    this.#silent = segmenter.silentPids(GONE_MS);
    // One look may fall between the tracks of a source whose clock has just jumped.
    const gone = this.#silent.find((pid) => before.includes(pid));
    const stream = segmenter.streams.find(({ pid }) => pid === gone);
    if (stream) this.see(`the ${stream.content === "video" ? "picture" : "sound"} has gone`);
  }

  /** What has changed, where it is time to begin anew; told once. */
  take(nowMs: number): string | undefined {
    if (this.#words === undefined || nowMs - this.#begunAtMs < EACH_MS) return undefined;
    const words = this.#words;
    this.begin();
    this.#begunAtMs = nowMs;
    return words;
  }
}
