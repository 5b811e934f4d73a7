import type { LogEntry } from "../../../src/generated/types/LogEntry.ts";
import type { Server } from "../../../src/generated/types/Server.ts";
import { escapeLine } from "../../log/escapeLine.ts";
import { redact } from "../../log/redact.ts";
import { isLogged } from "./isLogged.ts";
import { LineRing } from "./LineRing.ts";
import type { LogLevel } from "./LogLevel.ts";
import type { StreamLog } from "./StreamLog.ts";

interface LogParts {
  readonly now?: () => number;
  /** The config's `loglevel` as it is now. */
  readonly loglevel?: () => Server["loglevel"];
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** As many as the console's panel keeps. */
  linesOfStream: 1000,
  linesInAll: 200_000,
  streams: 20_000,
  linesPerSecond: 50,
  longestLine: 1000,
};

interface Watched {
  readonly ring: LineRing;
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
  readonly #streams = new Map<string, Watched>();
  readonly #listeners = new Map<string, Set<(entry: LogEntry) => void>>();
  readonly #now: () => number;
  readonly #limits: typeof LIMITS;
  #lines = 0;

  constructor(private readonly parts: LogParts = {}) {
    this.#now = parts.now ?? Date.now;
    this.#limits = { ...LIMITS, ...parts.limits };
  }

  note(name: string, level: LogLevel, text: string): void {
    if (!isLogged(level, this.parts.loglevel?.())) return;
    const watched = this.#streams.get(name) ?? this.#begin();
    // To the end of the order.
    this.#streams.delete(name);
    this.#streams.set(name, watched);
    const time = this.#now();
    const second = Math.floor(time / 1000);
    if (second !== watched.second) {
      const { leftOut } = watched;
      Object.assign(watched, { second, linesOfSecond: 0, leftOut: 0 });
      if (leftOut > 0) this.#keep(name, watched, { name, text: `${leftOut} more lines`, time, level: "warning" });
    }
    watched.linesOfSecond += 1;
    if (watched.linesOfSecond > this.#limits.linesPerSecond) watched.leftOut += 1;
    else this.#keep(name, watched, { name, text: this.#fitToShow(text), time, level });
    this.#forgetOldest();
  }

  /** What is kept of a stream or file, oldest first. */
  entriesOf(name: string): readonly LogEntry[] {
    // Older lines may have come under another name.
    return (this.#streams.get(name)?.ring.lines ?? []).map((entry) =>
      entry.name === name ? entry : { ...entry, name },
    );
  }

  /** A stream goes on under another name, and what is kept of it with it. */
  rename(from: string, to: string): void {
    const watched = this.#streams.get(from);
    if (!watched) return;
    this.#lines -= this.#streams.get(to)?.ring.length ?? 0;
    this.#streams.delete(from);
    this.#streams.delete(to);
    this.#streams.set(to, watched);
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

  #begin(): Watched {
    return { ring: new LineRing(this.#limits.linesOfStream), second: 0, linesOfSecond: 0, leftOut: 0 };
  }

  #keep(name: string, { ring }: Watched, entry: LogEntry): void {
    const before = ring.length;
    ring.add(entry);
    this.#lines += ring.length - before;
    for (const listener of this.#listeners.get(name) ?? []) listener(entry);
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
