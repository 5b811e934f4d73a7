const MOST = 20_000;

/** Remembers who a player was before its viewer was closed, so that one that was shown out does not come in anew. */
export class FormerViewers {
  readonly #known = new Map<string, { readonly id: string; seenAtMs: number }>();

  constructor(private readonly now: () => number) {}

  add(key: string, id: string): void {
    this.#known.delete(key);
    this.#known.set(key, { id, seenAtMs: this.now() });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }

  /** @param withinMs nobody asked by that key for so long: it is somebody else */
  find(key: string, withinMs: number): string | undefined {
    const found = this.#known.get(key);
    if (!found || this.now() - found.seenAtMs > withinMs) return undefined;
    found.seenAtMs = this.now();
    return found.id;
  }
}
