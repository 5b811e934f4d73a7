import { readFile } from "node:fs/promises";
import type { ConfigRevision } from "./configRevisions.ts";
import { storageError } from "./storage/ConfigStorage.ts";
import { durableWrite, type Files } from "./storage/durableFiles.ts";
import { textDigest } from "./storage/RevisionMeta.ts";
import type { RevisionStore } from "./storage/RevisionStore.ts";

/** A revision that goes back to the one before unless it is confirmed in time. */
interface Pending {
  readonly rev: number;
  readonly previous: number;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly seconds: number;
  /** Of the revision's text, in hex: after a kill another one may get its number. Older servers did not write it. */
  readonly sha256?: string;
  /** Key of the console's session that made it: whoever changes the own password on trial stays in when it goes back. */
  readonly session?: string;
}

/** What a change is begun with. */
type PendingTerms = Pick<Pending, "previous" | "seconds" | "session">;

/** What the change is kept with. */
interface PendingParts {
  /** The marker on disk: a server that was killed in the meantime goes back all the same. */
  readonly path: string;
  readonly files: Files;
  readonly now: () => number;
  readonly revisions: Pick<RevisionStore, "served" | "meta" | "markConfirmed">;
}

/** The change that waits for its confirmation, of which there is one at a time. */
export class PendingChange {
  #open: Pending | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** When it ends, by a clock that nobody sets. */
  #deadlineMs = 0;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly parts: PendingParts) {}

  /** Told when one begins to wait and when it does no longer. @returns the function that ends it */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get leftMs(): number {
    return Math.max(0, Math.round(this.#deadlineMs - performance.now()));
  }

  get open(): Pending | undefined {
    return this.#open;
  }

  /** Written before the change itself: a change without its marker would stay for ever. */
  async begin({ rev, document }: ConfigRevision, terms: PendingTerms): Promise<void> {
    const until = this.parts.now() + terms.seconds * 1000;
    const pending: Pending = { rev, ...terms, until, sha256: textDigest(document.text) };
    await durableWrite(this.parts.files, { path: this.parts.path, text: `${JSON.stringify(pending)}\n` });
    this.#open = pending;
  }

  /** Starts the clock. It is no wall clock: setting that one changes nothing. */
  start(onExpire: () => void): void {
    const { until = 0, seconds = 0 } = this.#open ?? {};
    // After a restart only the wall clock is left; moved back, it must not make the window longer than it was.
    const left = Math.min(Math.max(until - this.parts.now(), 0), seconds * 1000);
    this.#deadlineMs = performance.now() + left;
    this.again(onExpire, left);
    this.#tell();
  }

  /** Calls back later: what was to be done could not be done yet. */
  again(action: () => void, inMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(action, inMs);
  }

  /** It stays. @throws ServerError where the disk takes no word of that: a kill would take it back, so it waits on */
  async keep(): Promise<void> {
    const refused = await this.#note("kept");
    if (refused !== undefined) throw storageError(refused);
    this.#close();
  }

  /** It waits no longer, as another revision has come; what became of it is noted beside it. */
  async settle(confirmed: "kept" | "undone"): Promise<void> {
    await this.#note(confirmed);
    this.#close();
  }

  async end(): Promise<void> {
    this.#close();
    await this.#unmark();
  }

  #close(): void {
    clearTimeout(this.#timer);
    const wasOpen = this.#open !== undefined;
    this.#open = undefined;
    if (wasOpen) this.#tell();
  }

  /**
   * Either is enough at the next start: the word of what became of it, or that there is no marker.
   * @returns why there is neither
   */
  async #note(confirmed: "kept" | "undone"): Promise<unknown> {
    if (this.#open === undefined) return undefined;
    const refused = await this.parts.revisions
      .markConfirmed(this.#open.rev, confirmed)
      .catch((error: unknown) => error);
    return (await this.#unmark()) ? undefined : refused;
  }

  /** @returns whether there is no marker any more */
  #unmark(): Promise<boolean> {
    return this.parts.files.unlink(this.parts.path).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === "ENOENT",
    );
  }

  /** At start: whether the revision that is served was waiting when the server stopped. */
  async resume(rev: number): Promise<boolean> {
    const text = await readFile(this.parts.path, "utf8").catch(() => "");
    const pending = parse(text);
    if (pending?.rev === rev && this.#isWaiting(pending)) this.#open = pending;
    else if (text !== "") await this.end();
    await this.#noteForgotten();
    return this.#open !== undefined;
  }

  /** A kill between the marker and the change leaves a marker of nothing: what came since has not been saved on trial. */
  #isWaiting({ rev, sha256 }: Pending): boolean {
    const meta = this.parts.revisions.meta(rev);
    return meta?.confirmed === "waiting" && (sha256 === undefined || meta.sha256 === sha256);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What was settled in the moment of a kill, or by a hand while the server was stopped. */
  async #noteForgotten(): Promise<void> {
    const { revisions } = this.parts;
    for (const [index, { rev, confirmed }] of revisions.served.entries()) {
      if (confirmed !== "waiting" || rev === this.#open?.rev) continue;
      const isUndone = revisions.served[index + 1]?.way === "undo";
      await revisions.markConfirmed(rev, isUndone ? "undone" : "kept").catch(() => undefined);
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
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
  const texts: unknown[] = ["sha256", "session"].map((name) => Reflect.get(value, name));
  return (
    numbers.every((number) => typeof number === "number") &&
    texts.every((text) => text === undefined || typeof text === "string")
  );
}
