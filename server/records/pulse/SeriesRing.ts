/** A moment in milliseconds since 1970, and the value then. */
export type PulsePoint = [number, number];

/** How fine a series is: a value each second, or the mean of each minute. */
export type SeriesStep = "second" | "minute";

/**
 * The last moments of many values at once: a row of numbers a moment, a column a value. A column that has no value at a
 * moment holds NaN there.
 */
export class SeriesRing {
  readonly #rows: Float32Array[] = [];
  readonly #times: number[] = [];
  #next = 0;

  constructor(private readonly most: number) {}

  /** An empty row for a moment later than all before; it takes the place of the oldest. */
  begin(atMs: number, columns: number): Float32Array {
    const before = this.#rows[this.#next];
    const row = before !== undefined && before.length >= columns ? before : new Float32Array(columns);
    row.fill(Number.NaN);
    this.#rows[this.#next] = row;
    this.#times[this.#next] = atMs;
    this.#next = (this.#next + 1) % this.most;
    return row;
  }

  /** Calls for each row after a moment, oldest first. */
  each(afterMs: number, visit: (atMs: number, row: Float32Array) => void): void {
    const count = this.#rows.length;
    const oldest = count < this.most ? 0 : this.#next;
    for (let n = 0; n < count; n += 1) {
      const index = (oldest + n) % count;
      const [row, atMs] = [this.#rows[index], this.#times[index] ?? 0];
      if (row !== undefined && atMs > afterMs) visit(atMs, row);
    }
  }

  points(column: number, afterMs: number): PulsePoint[] {
    const points: PulsePoint[] = [];
    this.each(afterMs, (atMs, row) => {
      const value = row[column] ?? Number.NaN;
      if (!Number.isNaN(value)) points.push([atMs, value]);
    });
    return points;
  }

  /** Forgets a column, so that it can become another value's. */
  clear(column: number): void {
    for (const row of this.#rows) row[column] = Number.NaN;
  }
}

/** The mean of each column over the seconds of a minute; a second without a value does not count. */
export class MinuteMean {
  #sums = new Float64Array(0);
  #counts = new Uint16Array(0);

  add(row: Float32Array): void {
    if (row.length > this.#sums.length) this.#grow(row.length);
    for (let column = 0; column < row.length; column += 1) {
      const value = row[column] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      this.#sums[column] = (this.#sums[column] ?? 0) + value;
      this.#counts[column] = (this.#counts[column] ?? 0) + 1;
    }
  }

  get columns(): number {
    return this.#sums.length;
  }

  /** Puts the means into a row, and begins anew. */
  finish(row: Float32Array): void {
    for (let column = 0; column < this.#sums.length; column += 1) {
      const count = this.#counts[column] ?? 0;
      if (count > 0) row[column] = (this.#sums[column] ?? 0) / count;
    }
    this.#sums.fill(0);
    this.#counts.fill(0);
  }

  clear(column: number): void {
    this.#sums[column] = 0;
    this.#counts[column] = 0;
  }

  #grow(columns: number): void {
    const [sums, counts] = [new Float64Array(columns), new Uint16Array(columns)];
    sums.set(this.#sums);
    counts.set(this.#counts);
    [this.#sums, this.#counts] = [sums, counts];
  }
}

/** Points of several series as those of one; in the order of time. */
export function combinePoints(
  points: readonly PulsePoint[],
  combine: (one: number, other: number) => number,
): PulsePoint[] {
  const byTime = new Map<number, number>();
  for (const [atMs, value] of points) {
    const before = byTime.get(atMs);
    byTime.set(atMs, before === undefined ? value : combine(before, value));
  }
  return [...byTime].toSorted(([one], [other]) => one - other);
}

/** Points of several series, those of one moment added up. */
export function sumPoints(points: readonly PulsePoint[]): PulsePoint[] {
  return combinePoints(points, (one, other) => one + other);
}
