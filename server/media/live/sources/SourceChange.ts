import type { LiveBus } from "../../bus/LiveBus.ts";
import type { Source } from "./Source.ts";

/** A picture or a sound of which nothing came for so much of the other tracks' time has gone. */
const GONE_MS = 3000;
/** A source that changes all the time is not begun anew all the time. */
const EACH_MS = 5000;
/** A track that goes again within this comes and goes, as a sound that is there while somebody speaks. */
const RESTLESS_MS = 600_000;

/**
 * Notices that a source is no longer what its process was started for. A process knows the tracks it has found at its start
 * and passes those on: others need another process.
 */
export class SourceChange {
  #words: string | undefined;
  #begunAtMs = -Infinity;
  #isBeginning = false;
  #silent: readonly number[] = [];
  /** When a track had gone last. */
  readonly #goneAtMs = new Map<number, number>();

  /** Media of another process comes: what was noticed of the former one is over. */
  begin(): void {
    this.#words = undefined;
    this.#isBeginning = false;
    this.#silent = [];
  }

  /** @param words what is seen of it, for operators */
  see(words: string): void {
    if (!this.#isBeginning) this.#words ??= words;
  }

  /** Each second: what the measured tracks show. */
  sample({ segmenter }: LiveBus, nowMs: number): void {
    if (this.#isBeginning) return;
    const before = this.#silent;
    this.#silent = segmenter.silentPids(GONE_MS);
    // One sample may fall between the tracks of a source whose clock has just jumped.
    const gone = this.#silent.find((pid) => before.includes(pid));
    const stream = segmenter.streams.find(({ pid }) => pid === gone);
    if (!stream || this.#words !== undefined) return;
    const isRestless = nowMs - (this.#goneAtMs.get(stream.pid) ?? -Infinity) < RESTLESS_MS;
    if (!isRestless) this.see(`the ${stream.content === "video" ? "video" : "audio"} track disappeared`);
    this.#goneAtMs.set(stream.pid, nowMs);
  }

  /** What has changed, where it is time to begin anew; told once, and not again before the next process gives something. */
  take(nowMs: number): string | undefined {
    const words = this.#words;
    if (words === undefined || nowMs - this.#begunAtMs < EACH_MS) return undefined;
    this.#words = undefined;
    this.#isBeginning = true;
    this.#begunAtMs = nowMs;
    return words;
  }
}

/** A file is played in a loop: its tracks may end one before the other, and begun anew it would never reach its end. */
export function isLooped({ url, kind }: Source): boolean {
  return kind === "backup" || url.startsWith("file://");
}
