/** What was made with effort, kept as long as there is room; a second question while it is being made waits for the first. */
export class KeptResults<T> {
  readonly #kept = new Map<string, T>();
  readonly #making = new Map<string, Promise<T>>();
  #weight = 0;

  constructor(
    private readonly most: number,
    private readonly weightOf: (value: T) => number = () => 1,
  ) {}

  async get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      // The one used last goes last.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const running = this.#making.get(key);
    if (running) return running;
    const making = make();
    this.#making.set(key, making);
    try {
      const value = await making;
      this.#keep(key, value);
      return value;
    } finally {
      this.#making.delete(key);
    }
  }

  #keep(key: string, value: T): void {
    const weight = this.weightOf(value);
    if (weight > this.most) return;
    this.#kept.set(key, value);
    this.#weight += weight;
    for (const [oldest, old] of this.#kept) {
      if (this.#weight <= this.most) break;
      this.#kept.delete(oldest);
      this.#weight -= this.weightOf(old);
    }
  }
}
