const SPAN_MS = 10_000;

/** Lost packets per second over the last 10 s, of a sum that may begin anew with another input. */
export class ErrorRate {
  #last = 0;
  #marks: { readonly atMs: number; readonly count: number }[] = [];

  look(sum: number, atMs: number): void {
    const count = sum >= this.#last ? sum - this.#last : sum;
    this.#last = sum;
    this.#marks.push({ atMs, count });
    while (atMs - (this.#marks[0]?.atMs ?? atMs) >= SPAN_MS) this.#marks.shift();
  }

  forget(): void {
    this.#marks = [];
  }

  /** Undefined when none was lost. */
  get perSecond(): number | undefined {
    const lost = this.#marks.reduce((sum, { count }) => sum + count, 0);
    return lost === 0 ? undefined : Math.round((lost * 100_000) / SPAN_MS) / 100;
  }
}
