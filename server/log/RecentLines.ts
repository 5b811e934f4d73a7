const LIMITS = { bytes: 2_000_000, longestLine: 2000 };

/** The newest lines of the server's log, kept in memory within a limit: what an administrator hands to support. */
export class RecentLines {
  /** Older ones first; those before `#first` are forgotten. */
  #lines: string[] = [];
  #first = 0;
  #size = 0;
  readonly #limits: typeof LIMITS;

  constructor(limits: Partial<typeof LIMITS> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  readonly add = (line: string): void => {
    const kept = line.length > this.#limits.longestLine ? `${line.slice(0, this.#limits.longestLine)}...` : line;
    this.#lines.push(kept);
    this.#size += sizeOf(kept);
    while (this.#size > this.#limits.bytes) {
      this.#size -= sizeOf(this.#lines[this.#first] ?? "");
      this.#first += 1;
    }
    // The list is made anew seldom, so that a line costs the same however many there are.
    if (this.#first * 2 > this.#lines.length) {
      this.#lines = this.#lines.slice(this.#first);
      this.#first = 0;
    }
  };

  /** Oldest first. */
  get lines(): readonly string[] {
    return this.#lines.slice(this.#first);
  }
}

/** With its break. */
function sizeOf(line: string): number {
  return Buffer.byteLength(line) + 1;
}
