import type { VodTarget } from "../paths/VodTarget.ts";
import { Turnstile } from "./Turnstile.ts";

const USUAL_QUEUE = 16;
const USUAL_READERS = 16;
const LONGEST_WAIT_MS = 15_000;

/**
 * Keeps to the limits of a VOD: so many requests to the disk at once (`read_queue`), so many of them for one file
 * (`max_readers`). Others wait, and are refused in words when their turn does not come.
 */
export class DiskReaders {
  readonly #vods = new Map<string, Turnstile>();
  readonly #files = new Map<string, Turnstile>();

  constructor(private readonly waitMs: number = LONGEST_WAIT_MS) {}

  /** Readers that work on a file at this moment. */
  workersOf(path: string): number {
    return this.#files.get(path)?.inside ?? 0;
  }

  /** @throws ServerError `unavailable`; what the job throws */
  async run<T>({ prefix, vod }: VodTarget, path: string, job: () => Promise<T>): Promise<T> {
    const { read_queue: queue, max_readers: readers } = vod;
    // First the file: who waits for a busy file must not hold a place that another file could use.
    const leaveFile = await turnstileOf(this.#files, path).enter(
      readers || USUAL_READERS,
      this.waitMs,
      `This file is read by ${readers || USUAL_READERS} readers already, which is the most of VOD ${prefix}. Try again.`,
    );
    try {
      const leaveVod = await turnstileOf(this.#vods, prefix).enter(
        queue || USUAL_QUEUE,
        this.waitMs,
        `The disk of VOD ${prefix} works on ${queue || USUAL_QUEUE} requests already, which is its most. Try again.`,
      );
      try {
        return await job();
      } finally {
        leaveVod();
        dropIdle(this.#vods, prefix);
      }
    } finally {
      leaveFile();
      dropIdle(this.#files, path);
    }
  }
}

function turnstileOf(turnstiles: Map<string, Turnstile>, key: string): Turnstile {
  const turnstile = turnstiles.get(key) ?? new Turnstile();
  turnstiles.set(key, turnstile);
  return turnstile;
}

function dropIdle(turnstiles: Map<string, Turnstile>, key: string): void {
  if (turnstiles.get(key)?.isIdle) turnstiles.delete(key);
}
