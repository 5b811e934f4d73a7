import type { LogEntry } from "../../../src/generated/types/LogEntry.ts";

/** The last lines of one stream. */
export class LineRing {
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
