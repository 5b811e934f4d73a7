/** Players wait through a break as long as this: a change of sources does not end what they see. */
const LONGEST_BREAK_MS = 5000;

/** Since when a stream has given media, over changes of its source. */
export class StreamUptime {
  #sinceMs: number | undefined;
  #pausedAtMs: number | undefined;

  constructor(private readonly now: () => number) {}

  /** Media comes. */
  begin(): void {
    const now = this.now();
    const isAnew = this.#pausedAtMs !== undefined && now - this.#pausedAtMs > LONGEST_BREAK_MS;
    if (this.#sinceMs === undefined || isAnew) this.#sinceMs = now;
    this.#pausedAtMs = undefined;
  }

  /** None comes for now. */
  pause(): void {
    this.#pausedAtMs ??= this.now();
  }

  end(): void {
    this.#sinceMs = undefined;
    this.#pausedAtMs = undefined;
  }

  /** How long; 0 while nothing comes. */
  get ms(): number {
    return this.#sinceMs === undefined || this.#pausedAtMs !== undefined ? 0 : Math.max(0, this.now() - this.#sinceMs);
  }
}
