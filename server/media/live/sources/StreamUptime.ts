/** Players wait through a break as long as this: a change of sources does not end what they see. */
const LONGEST_BREAK_MS = 5000;

/** Since when a stream has given media, over changes of its source. */
export class StreamUptime {
  #sinceMs: number | undefined;
  #pausedAtMs: number | undefined;

  constructor(private readonly now: () => number) {}

  /** Media comes. */
  begin(): void {
    if (this.ms === 0) this.#sinceMs = this.now();
    this.#pausedAtMs = undefined;
  }

  /** None comes for now. @param lastDataMs since when: that a source is lost is known later */
  pause(lastDataMs: number): void {
    this.#pausedAtMs ??= lastDataMs;
  }

  end(): void {
    this.#sinceMs = undefined;
    this.#pausedAtMs = undefined;
  }

  /** How long, a short break included while it lasts; 0 after a longer one. */
  get ms(): number {
    const now = this.now();
    if (this.#sinceMs === undefined || now - (this.#pausedAtMs ?? now) > LONGEST_BREAK_MS) return 0;
    return Math.max(0, now - this.#sinceMs);
  }
}
