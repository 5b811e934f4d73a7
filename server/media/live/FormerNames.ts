import type { LiveStream } from "./LiveStream.ts";

/** So long nobody has asked for a name that a stream once had: nobody needs it any more. */
const UNUSED_MS = 60_000;

interface Former {
  readonly stream: LiveStream;
  usedAtMs: number;
}

/**
 * Names that running streams had before they were renamed. Players that poll, and encoders that lost their connection, go
 * on at the address they know: a former name leads to its stream as long as somebody uses it. A stream that comes under
 * such a name goes before.
 */
export class FormerNames {
  readonly #names = new Map<string, Former>();

  constructor(private readonly now: () => number) {}

  add(name: string, stream: LiveStream): void {
    this.#names.set(name, { stream, usedAtMs: this.now() });
  }

  /** Counts as use. */
  find(name: string): LiveStream | undefined {
    const former = this.#names.get(name);
    if (former) former.usedAtMs = this.now();
    return former?.stream;
  }

  /** Those that still lead to a stream. */
  of(stream: LiveStream): readonly string[] {
    return [...this.#names].flatMap(([name, former]) => (former.stream === stream ? [name] : []));
  }

  /** The name is another stream's now. */
  give(name: string): void {
    this.#names.delete(name);
  }

  /** The stream is gone, and its names with it. */
  forget(stream: LiveStream): void {
    for (const [name, former] of this.#names) if (former.stream === stream) this.#names.delete(name);
  }

  /** Each second. */
  tick(): void {
    const now = this.now();
    for (const [name, former] of this.#names) {
      // Who publishes may have come under that name, and knows no other to come back to.
      if (former.stream.isPublished) former.usedAtMs = now;
      else if (now - former.usedAtMs > UNUSED_MS) this.#names.delete(name);
    }
  }
}
