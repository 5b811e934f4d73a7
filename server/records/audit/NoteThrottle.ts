import { HOUR_MS, MINUTE_MS } from "../../../src/model/units/durations.ts";
import type { AuditNote, NoteLimit } from "./auditEntry.ts";

/** Logins that guess must not push out what matters, whoever they say they are. */
export const refusedLogins: NoteLimit = {
  key: "login_refused",
  most: 30,
  quietMs: MINUTE_MS,
  longestMs: MINUTE_MS,
  tellMore: (more) => ({ who: "", address: "", words: `${more} more logins were refused within that minute.` }),
};

/** A program sends its password with each call. */
export const programLogins: NoteLimit = { key: "program", most: 1, quietMs: HOUR_MS, longestMs: HOUR_MS };

/** Matters that are under way at a time. */
const MOST_MATTERS = 1000;
const LOOK_EVERY_MS = 1000;

/** A matter under way: when it began, when the last note of it came, how many came. */
interface Matter {
  readonly limit: NoteLimit;
  readonly last: AuditNote;
  readonly beganMs: number;
  readonly lastMs: number;
  readonly count: number;
}

/** Counts what comes too often, and says how often it came once it is over. */
export class NoteThrottle {
  readonly #matters = new Map<string, Matter>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly now: () => number,
    private readonly onMore: (note: AuditNote) => void,
  ) {}

  /** Whether this one is to be put down; else it is counted. */
  take(note: AuditNote): boolean {
    const { limit } = note;
    if (limit === undefined) return true;
    this.#look();
    const nowMs = this.now();
    const { beganMs = nowMs, count = 0 } = this.#matters.get(limit.key) ?? {};
    const [oldest] = this.#matters.keys();
    if (count === 0 && oldest !== undefined && this.#matters.size >= MOST_MATTERS) this.#end(oldest);
    this.#matters.set(limit.key, { limit, last: note, beganMs, lastMs: nowMs, count: count + 1 });
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
    return count < limit.most;
  }

  /** All matters are over. */
  close(): void {
    for (const key of this.#matters.keys()) this.#end(key);
    clearInterval(this.#timer);
  }

  #look(): void {
    const nowMs = this.now();
    for (const [key, { limit, beganMs, lastMs }] of this.#matters) {
      // A clock that was set back ends it, too.
      const isUnderWay = Math.abs(nowMs - lastMs) < limit.quietMs && Math.abs(nowMs - beganMs) < limit.longestMs;
      if (!isUnderWay) this.#end(key);
    }
  }

  #end(key: string): void {
    const matter = this.#matters.get(key);
    this.#matters.delete(key);
    if (this.#matters.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    if (matter === undefined || matter.count <= matter.limit.most) return;
    const { limit, ...told } = matter.last;
    if (limit?.tellMore) this.onMore({ ...told, ...limit.tellMore(matter.count - limit.most) });
  }
}
