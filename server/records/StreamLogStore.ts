import type { LogEntry } from "../../src/generated/types/LogEntry.ts";
import type { Server } from "../../src/generated/types/Server.ts";
import type { TopicSource } from "./TopicSource.ts";
import type { LogScope, NameNow } from "../../src/model/entity/itemLogs.ts";
import { isLogged, type LogLevel, type StreamLog } from "../log/StreamLog.ts";
import { escapeLine, redact } from "../log/serverLog.ts";

const LIMITS = {
  /** As many as the console's panel keeps. */
  linesOfStream: 1000,
  linesInAll: 200_000,
  streams: 20_000,
  linesPerSecond: 50,
  longestLine: 1000,
};
const PREFIX = "log/";

interface LogParts {
  readonly now?: () => number;
  /** The config's `loglevel` as it is now. */
  readonly loglevel?: () => Server["loglevel"];
  readonly limits?: Partial<typeof LIMITS>;
}

interface KeptLog {
  readonly ring: LogRing;
  second: number;
  linesOfSecond: number;
  leftOut: number;
}

/**
 * Each stream's last lines, kept in memory within limits: of the streams, the one that was silent the longest is
 * forgotten first; of a stream that floods its log, the count of what was left out is kept.
 */
export class StreamLogStore implements StreamLog {
  /** The stream that said something last is the last. */
  readonly #streams = new Map<string, KeptLog>();
  readonly #listeners = new Map<string, Set<(entry: LogEntry) => void>>();
  readonly #scopes = new Set<{ readonly isWithin: LogScope; readonly tell: (entry: LogEntry) => void }>();
  readonly #now: () => number;
  readonly #limits: typeof LIMITS;
  #lines = 0;
  #nameNow: NameNow | undefined;

  constructor(private readonly parts: LogParts = {}) {
    this.#now = parts.now ?? Date.now;
    this.#limits = { ...LIMITS, ...parts.limits };
  }

  note(written: string, level: LogLevel, text: string): void {
    if (!isLogged(level, this.parts.loglevel?.())) return;
    const name = this.#nameNow?.(written) ?? written;
    const kept = this.#streams.get(name) ?? this.#begin();
    // To the end of the order.
    this.#streams.delete(name);
    this.#streams.set(name, kept);
    const time = this.#now();
    const second = Math.floor(time / 1000);
    if (second !== kept.second) {
      const { leftOut } = kept;
      Object.assign(kept, { second, linesOfSecond: 0, leftOut: 0 });
      if (leftOut > 0) this.#keep(name, kept, { name, text: `${leftOut} more lines`, time, level: "warning" });
    }
    kept.linesOfSecond += 1;
    if (kept.linesOfSecond > this.#limits.linesPerSecond) kept.leftOut += 1;
    else this.#keep(name, kept, { name, text: this.#fitToShow(text), time, level });
    this.#forgetOldest();
  }

  /** What is kept of a stream or file, oldest first. */
  entriesOf(name: string): readonly LogEntry[] {
    // Older lines may have come under another name.
    return (this.#streams.get(name)?.ring.lines ?? []).map((entry) =>
      entry.name === name ? entry : { ...entry, name },
    );
  }

  /** What is kept of several together, oldest first: no more than may be kept of one. */
  entriesWithin(isWithin: LogScope): readonly LogEntry[] {
    const entries = [...this.#streams.keys()].filter(isWithin).flatMap((name) => this.entriesOf(name));
    return entries.toSorted(({ time: one = 0 }, { time: other = 0 }) => one - other).slice(-this.#limits.linesOfStream);
  }

  /** A stream goes on under another name, and what is kept of it with it. */
  rename(from: string, to: string): void {
    const kept = this.#streams.get(from);
    if (kept) this.#move([{ from, to, kept }]);
  }

  /**
   * Many go on under other names at once: one may get the name that another one had.
   * @returns the function from which on a former name is a name as any; until then what is noted under it goes to the new one
   */
  renameAll(nameNow: NameNow): () => void {
    this.#move(
      [...this.#streams].flatMap(([from, kept]) => {
        const to = nameNow(from);
        return to === undefined ? [] : { from, to, kept };
      }),
    );
    this.#nameNow = nameNow;
    return () => {
      if (this.#nameNow === nameNow) this.#nameNow = undefined;
    };
  }

  /** @returns the function that ends it */
  onEntry(name: string, listener: (entry: LogEntry) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(name);
    };
  }

  /** @returns the function that ends it */
  onEntryWithin(isWithin: LogScope, tell: (entry: LogEntry) => void): () => void {
    const scope = { isWithin, tell };
    this.#scopes.add(scope);
    return () => void this.#scopes.delete(scope);
  }

  #begin(): KeptLog {
    return { ring: new LogRing(this.#limits.linesOfStream), second: 0, linesOfSecond: 0, leftOut: 0 };
  }

  #keep(name: string, { ring }: KeptLog, entry: LogEntry): void {
    const before = ring.length;
    ring.add(entry);
    this.#lines += ring.length - before;
    for (const listener of this.#listeners.get(name) ?? []) listener(entry);
    for (const { isWithin, tell } of this.#scopes) if (isWithin(name)) tell(entry);
  }

  #move(moves: readonly { readonly from: string; readonly to: string; readonly kept: KeptLog }[]): void {
    for (const { from } of moves) this.#streams.delete(from);
    for (const { to, kept } of moves) {
      // Of a former one of that name.
      this.#lines -= this.#streams.get(to)?.ring.length ?? 0;
      this.#streams.delete(to);
      this.#streams.set(to, kept);
    }
  }

  #forgetOldest(): void {
    for (const [name, { ring }] of this.#streams) {
      const isTooMuch = this.#lines > this.#limits.linesInAll || this.#streams.size > this.#limits.streams;
      if (!isTooMuch || this.#streams.size === 1) return;
      this.#streams.delete(name);
      this.#lines -= ring.length;
    }
  }

  #fitToShow(text: string): string {
    const { longestLine } = this.#limits;
    // Cut after the secrets are out: half of one would not be known as one.
    const line = escapeLine(String(redact(text.slice(0, 4 * longestLine)))).trimEnd();
    return line.length > longestLine ? `${line.slice(0, longestLine)}...` : line;
  }
}

/** The last lines of one stream. */
class LogRing {
  readonly #lines: LogEntry[] = [];
  #next = 0;

  constructor(private readonly most: number) {}

  get length(): number {
    return this.#lines.length;
  }

  add(entry: LogEntry): void {
    this.#lines[this.#next] = entry;
    this.#next = (this.#next + 1) % this.most;
  }

  /** Oldest first. */
  get lines(): readonly LogEntry[] {
    if (this.#lines.length < this.most) return this.#lines.slice();
    return [...this.#lines.slice(this.#next), ...this.#lines.slice(0, this.#next)];
  }
}

/**
 * `log/NAME`: the log of a stream or file, first what is kept, then each line as it comes, as `log.entry` events. The
 * socket's words for it are `log_media_start:NAME` and `log_media_stop:NAME`. `log//lives/KEY` is the log of a location: that of
 * all its streams, each entry with `log`, the pointer it was asked for by.
 */
export class LogTopics implements TopicSource {
  /** @param scopeOf what the log of an item consists of; undefined for a log of its own */
  constructor(
    private readonly log: Pick<StreamLogStore, "entriesOf" | "onEntry" | "entriesWithin" | "onEntryWithin">,
    private readonly scopeOf: (address: string) => LogScope | undefined = () => undefined,
  ) {}

  has(topic: string): boolean {
    return topic.startsWith(PREFIX) && topic.length > PREFIX.length;
  }

  open(topic: string, send: (event: object) => void): () => void {
    const name = topic.slice(PREFIX.length);
    const isWithin = this.scopeOf(name);
    if (isWithin) return this.#openScope(name, isWithin, send);
    const tell = (entry: LogEntry): void => send({ event: "log.entry", data: entry });
    for (const entry of this.log.entriesOf(name)) tell(entry);
    return this.log.onEntry(name, tell);
  }

  #openScope(log: string, isWithin: LogScope, send: (event: object) => void): () => void {
    const tell = (entry: LogEntry): void => send({ event: "log.entry", data: { ...entry, log } });
    for (const entry of this.log.entriesWithin(isWithin)) tell(entry);
    return this.log.onEntryWithin(isWithin, tell);
  }
}
