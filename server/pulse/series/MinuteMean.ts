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
