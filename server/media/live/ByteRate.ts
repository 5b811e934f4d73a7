const SPAN_MS = 10_000;

/** Kilobits per second over the last 10 s, of a sum that is looked at each second. */
export class ByteRate {
  #marks: { readonly atMs: number; readonly bytes: number }[] = [];

  look(bytes: number, atMs: number): void {
    // A smaller sum is another one.
    if (bytes < (this.#marks.at(-1)?.bytes ?? 0)) this.#marks = [];
    this.#marks.push({ atMs, bytes });
    while (atMs - (this.#marks[0]?.atMs ?? atMs) > SPAN_MS) this.#marks.shift();
  }

  forget(): void {
    this.#marks = [];
  }

  get spanMs(): number {
    return (this.#marks.at(-1)?.atMs ?? 0) - (this.#marks[0]?.atMs ?? 0);
  }

  get kbit(): number {
    const grown = (this.#marks.at(-1)?.bytes ?? 0) - (this.#marks[0]?.bytes ?? 0);
    return this.spanMs === 0 ? 0 : Math.round((grown * 8) / this.spanMs);
  }
}
