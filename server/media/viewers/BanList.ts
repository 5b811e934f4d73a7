const MOST = 20_000;

/** What is not let in again for some time: ids that were killed, and who had to make place. */
export class BanList {
  readonly #until = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  add(key: string, untilMs: number): void {
    this.#until.delete(key);
    this.#until.set(key, untilMs);
    const [oldest] = this.#until.keys();
    if (this.#until.size > MOST && oldest !== undefined) this.#until.delete(oldest);
  }

  has(key: string): boolean {
    return (this.#until.get(key) ?? 0) > this.now();
  }
}
