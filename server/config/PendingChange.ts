import { readFile } from "node:fs/promises";
import { durableWrite, type Files } from "./storage/durableFiles.ts";

/** A revision that goes back to the one before unless it is confirmed in time. */
interface Pending {
  readonly rev: number;
  readonly previous: number;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly seconds: number;
}

/** What the change is kept with. */
interface PendingParts {
  /** The marker on disk: a server that was killed in the meantime goes back all the same. */
  readonly path: string;
  readonly files: Files;
  readonly now: () => number;
}

/** The change that waits for its confirmation, of which there is one at a time. */
export class PendingChange {
  #open: Pending | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: PendingParts) {}

  get open(): Pending | undefined {
    return this.#open;
  }

  /** Written before the change itself: a change without its marker would stay for ever. */
  async begin(rev: number, previous: number, seconds: number): Promise<void> {
    const pending = { rev, previous, seconds, until: this.parts.now() + seconds * 1000 };
    await durableWrite(this.parts.files, { path: this.parts.path, text: `${JSON.stringify(pending)}\n` });
    this.#open = pending;
  }

  /** Starts the clock. It is no wall clock: setting that one changes nothing. */
  start(onExpire: () => void): void {
    const { until = 0, seconds = 0 } = this.#open ?? {};
    // After a restart only the wall clock is left; moved back, it must not make the window longer than it was.
    const left = Math.min(Math.max(until - this.parts.now(), 0), seconds * 1000);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(onExpire, left);
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    this.#open = undefined;
    await this.parts.files.unlink(this.parts.path).catch(() => undefined);
  }

  /** At start: whether the revision that is served was waiting when the server stopped. */
  async resume(rev: number): Promise<boolean> {
    const text = await readFile(this.parts.path, "utf8").catch(() => "");
    const pending = parse(text);
    if (pending?.rev === rev) this.#open = pending;
    else if (text !== "") await this.end();
    return this.#open !== undefined;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

function parse(text: string): Pending | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isPending(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isPending(value: unknown): value is Pending {
  if (typeof value !== "object" || value === null) return false;
  const numbers: unknown[] = ["rev", "previous", "until", "seconds"].map((name) => Reflect.get(value, name));
  return numbers.every((number) => typeof number === "number");
}
