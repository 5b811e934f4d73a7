/** Gives each key a small number, and the number of a key that is gone to another one. */
export class SeriesKeys {
  readonly #indexes = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #seenMs: number[] = [];

  constructor(private readonly most: number) {}

  /** How many numbers are, or have been, in use. */
  get size(): number {
    return this.#seenMs.length;
  }

  get keys(): Iterable<[string, number]> {
    return this.#indexes;
  }

  find(key: string): number | undefined {
    return this.#indexes.get(key);
  }

  /** Undefined when there are too many keys. */
  take(key: string, atMs: number): number | undefined {
    const known = this.#indexes.get(key);
    if (known !== undefined) {
      this.#seenMs[known] = atMs;
      return known;
    }
    if (this.#indexes.size >= this.most) return undefined;
    const index = this.#free.pop() ?? this.#seenMs.length;
    this.#indexes.set(key, index);
    this.#seenMs[index] = atMs;
    return index;
  }

  /** The values of one key are another's from now on. */
  rename(from: string, to: string): void {
    const [index, other] = [this.#indexes.get(from), this.#indexes.get(to)];
    if (index === undefined) return;
    this.#indexes.set(to, index);
    // What was there is let go of in its time.
    if (other === undefined) this.#indexes.delete(from);
    else this.#indexes.set(from, other);
  }

  /** Lets go of the keys that were not taken since, and says which numbers they had. */
  forget(sinceMs: number): readonly number[] {
    const gone: number[] = [];
    for (const [key, index] of this.#indexes) {
      if ((this.#seenMs[index] ?? 0) >= sinceMs) continue;
      this.#indexes.delete(key);
      gone.push(index);
    }
    this.#free.push(...gone);
    return gone;
  }
}
