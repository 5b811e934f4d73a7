const GAP_MS = 1500;

/** A recorded time without a gap, in milliseconds since 1970. */
interface Range {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Recorded times in their order; those with less than 1.5 s between them are one. */
export class RangeList {
  readonly #ranges: { fromMs: number; toMs: number }[] = [];

  get all(): readonly Range[] {
    return this.#ranges;
  }

  get durationMs(): number {
    return this.#ranges.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  }

  get endMs(): number | undefined {
    return this.#ranges.at(-1)?.toMs;
  }

  add(fromMs: number, toMs: number): void {
    // What comes is nearly always the newest, so that the place is looked for from the end.
    let end = this.#ranges.length;
    while (end > 0 && (this.#ranges[end - 1]?.fromMs ?? 0) - toMs >= GAP_MS) end -= 1;
    let start = end;
    while (start > 0 && fromMs - (this.#ranges[start - 1]?.toMs ?? 0) < GAP_MS) start -= 1;
    const touched = this.#ranges.slice(start, end);
    const first = Math.min(fromMs, ...touched.map((range) => range.fromMs));
    const last = Math.max(toMs, ...touched.map((range) => range.toMs));
    this.#ranges.splice(start, end - start, { fromMs: first, toMs: last });
  }

  /** Nothing before this time is recorded any more. */
  cutBefore(timeMs: number): void {
    const kept = this.#ranges.filter(({ toMs }) => toMs > timeMs);
    const [first] = kept;
    if (first && first.fromMs < timeMs) first.fromMs = timeMs;
    this.#ranges.splice(0, this.#ranges.length, ...kept);
  }

  clear(): void {
    this.#ranges.length = 0;
  }
}
