import type { StreamStats } from "../../../../src/generated/types/StreamStats.ts";
import type { Source } from "./Source.ts";
import { saidOf, type Told, wordsOf } from "../../../Told.ts";

const STEP_MS = 200;
const SOON_MS = 1000;
const LATEST_MS = 10_000;
/** So many attempts come soon: most sources that are lost are back within seconds. */
const SOON_COUNT = 10;
/** A source that gave something for this long did not fail at once. */
const HEALTHY_MS = 10_000;
/** One that comes for a moment costs viewers two changes of the picture: it counts for so many. */
const MOMENT = 4;

/** Why a source gives nothing, and when it is tried again. Times are in milliseconds since 1970. */
interface SourceFailure {
  readonly error: Told;
  /** When it was lost, or tried in vain for the first time. */
  readonly sinceMs: number;
  /** How often it could not be had since then. */
  readonly count: number;
  readonly nextTryMs: number;
}

/** A source that fails, as a stream's stats tell of it. */
export type FailedSource = NonNullable<StreamStats["failed_sources"]>[number];

/**
 * What is known of a stream's sources that fail, each by itself. One schedule for all of them, whatever their kind, and
 * whether or not another source plays meanwhile.
 */
export class SourceFailures {
  /** How often no source could be had in a row, since media came last. */
  count = 0;
  /** Why the last time. */
  error: Told | undefined;
  readonly #failures = new Map<string, SourceFailure>();
  /** Goes on over a source that comes for a moment only, so that it is not started five times a second. */
  readonly #inRow = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  /** @param ranMs how long it gave something before @param isAside whether another source plays on */
  fail({ key }: Pick<Source, "key">, error: Told, { ranMs = 0, isAside = false } = {}): void {
    const now = this.now();
    const before = this.#failures.get(key);
    const inRow = ranMs >= HEALTHY_MS ? 1 : (this.#inRow.get(key) ?? 0) + (ranMs > 0 ? MOMENT : 1);
    this.#inRow.set(key, inRow);
    const [sinceMs, count] = [before?.sinceMs ?? now, (before?.count ?? 0) + 1];
    this.#failures.set(key, { error, sinceMs, count, nextTryMs: now + retryDelayMs(inRow) });
    if (isAside) return;
    this.count += 1;
    this.error = error;
  }

  /** It gives something. @param tried those that are tried still: of the others nothing is known any more */
  succeed({ key }: Pick<Source, "key">, tried: readonly Source[]): void {
    const kept = new Set(tried.map((source) => source.key));
    for (const known of this.#failures.keys()) if (known === key || !kept.has(known)) this.#failures.delete(known);
    this.#forgive();
  }

  /** How long until a source may be tried; 0 for one that has not failed. */
  waitMs({ key }: Pick<Source, "key">): number {
    return Math.max(0, (this.#failures.get(key)?.nextTryMs ?? 0) - this.now());
  }

  /** The one whose turn comes first; of those that have not failed, the first. */
  earliest(sources: readonly Source[]): Source | undefined {
    const turn = ({ key }: Source): number => this.#failures.get(key)?.nextTryMs ?? -Infinity;
    return sources.reduce<Source | undefined>(
      (first, source) => (first === undefined || turn(source) < turn(first) ? source : first),
      undefined,
    );
  }

  /** @param tried those that will be tried again @param attempted the one that is being tried */
  told(
    all: readonly Pick<Source, "key" | "url">[],
    tried: readonly Pick<Source, "key">[],
    attempted: Pick<Source, "key"> | undefined,
  ): readonly FailedSource[] {
    const isTried = new Set(tried.map(({ key }) => key));
    return all.flatMap((source) => {
      const failure = this.#failures.get(source.key);
      if (!failure) return [];
      const { url, key } = source;
      const { error } = failure;
      const told = {
        url,
        error: wordsOf(error),
        ...saidOf(error),
        failed_at: failure.sinceMs,
        retry_count: failure.count,
      };
      if (key === attempted?.key) return [{ ...told, next_try: 0 }];
      return [isTried.has(key) ? { ...told, next_try: Math.ceil(this.waitMs(source) / 1000) } : told];
    });
  }

  /** The sources are others: what is known of them holds no longer, and each may be tried at once. */
  restart(): void {
    this.hurry();
    this.#forgive();
  }

  /** All of them may be tried at once. */
  hurry(): void {
    for (const [key, failure] of this.#failures) this.#failures.set(key, { ...failure, nextTryMs: this.now() });
    this.#inRow.clear();
  }

  forget(): void {
    this.#failures.clear();
    this.#inRow.clear();
    this.#forgive();
  }

  #forgive(): void {
    this.count = 0;
    this.error = undefined;
  }
}

/** How long to wait before a source is tried again that failed `failures` times in a row, each time soon after its start. */
export function retryDelayMs(failures: number): number {
  if (failures <= SOON_COUNT) return Math.min(failures * STEP_MS, SOON_MS);
  return Math.min(SOON_MS * 2 ** (failures - SOON_COUNT), LATEST_MS);
}
