const MOST = 20_000;

/** Bytes sent by name. When there are too many names, the one that was quiet for longest is forgotten. */
export class ByteTotals {
  readonly #bytes = new Map<string, number>();

  add(name: string, count: number): void {
    const before = this.of(name);
    this.#bytes.delete(name);
    this.#bytes.set(name, before + count);
    const [quietest] = this.#bytes.keys();
    if (this.#bytes.size > MOST && quietest !== undefined) this.#bytes.delete(quietest);
  }

  rename(from: string, to: string): void {
    const bytes = this.of(from);
    this.#bytes.delete(from);
    this.#bytes.set(to, bytes);
  }

  of(name: string): number {
    return this.#bytes.get(name) ?? 0;
  }
}
