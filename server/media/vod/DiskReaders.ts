import { Semaphore } from "../Semaphore.ts";
import type { VodTarget } from "./VodTarget.ts";

const USUAL_QUEUE = 16;
const USUAL_READERS = 16;
const LONGEST_WAIT_MS = 15_000;

/**
 * Keeps to the limits of a VOD: so many requests to the disk at once (`read_queue`), so many of them for one file
 * (`max_readers`). Others wait, and are refused in words when their turn does not come.
 */
export class DiskReaders {
  readonly #vods = new Map<string, Semaphore>();
  readonly #files = new Map<string, Semaphore>();

  constructor(private readonly waitMs: number = LONGEST_WAIT_MS) {}

  /** Readers that work on a file at this moment. */
  workersOf(path: string): number {
    return this.#files.get(path)?.inside ?? 0;
  }

  /** @throws ServerError `unavailable`; what the job throws */
  async run<T>({ prefix, vod }: VodTarget, path: string, job: () => Promise<T>): Promise<T> {
    const { read_queue: queue, max_readers: readers } = vod;
    const [mostOfFile, mostOfVod] = [readers || USUAL_READERS, queue || USUAL_QUEUE];
    const fileWords = `This file is read by ${mostOfFile} readers already, which is the most of VOD ${prefix}. Try again.`;
    const vodWords = `The disk of VOD ${prefix} works on ${mostOfVod} requests already, which is its most. Try again.`;
    // First the file: who waits for a busy file must not hold a place that another file could use.
    return this.#take(this.#files, path, mostOfFile, fileWords, () =>
      this.#take(this.#vods, prefix, mostOfVod, vodWords, job),
    );
  }

  async #take<T>(
    semaphores: Map<string, Semaphore>,
    key: string,
    most: number,
    words: string,
    job: () => Promise<T>,
  ): Promise<T> {
    const semaphore = semaphores.get(key) ?? new Semaphore();
    semaphores.set(key, semaphore);
    try {
      return await semaphore.run(most, { words, signal: AbortSignal.timeout(this.waitMs) }, job);
    } finally {
      if (semaphore.isIdle) semaphores.delete(key);
    }
  }
}
