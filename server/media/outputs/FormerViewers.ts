const MOST = 20_000;

/** Who a player was. */
export interface FormerViewer {
  readonly id: string;
  /** As it stood in the addresses. */
  readonly session: string;
}

/** Remembers who a player was before its viewer was closed, so that one that was shown out does not come in anew. */
export class FormerViewers {
  readonly #known = new Map<string, FormerViewer & { seenAtMs: number }>();

  constructor(private readonly now: () => number) {}

  add(key: string, { id, session }: FormerViewer): void {
    this.#known.delete(key);
    this.#known.set(key, { id, session, seenAtMs: this.now() });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
  }

  /** @param withinMs nobody asked by that key for so long: it is somebody else */
  find(key: string, withinMs = Infinity): FormerViewer | undefined {
    const found = this.#known.get(key);
    if (!found || this.now() - found.seenAtMs > withinMs) return undefined;
    found.seenAtMs = this.now();
    return found;
  }
}
