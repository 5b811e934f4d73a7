import type { PulsePoint } from "../PulsePoint.ts";

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
