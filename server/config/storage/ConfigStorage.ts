import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ConfigRevision } from "../ConfigRevision.ts";
import { digestOf } from "./digestOf.ts";
import { durableWrite } from "./durableWrite.ts";
import type { Files } from "./Files.ts";
import type { RevisionMeta } from "./RevisionMeta.ts";
import type { RevisionStore } from "./RevisionStore.ts";
import { storageError } from "./storageError.ts";
import { temporaryEnding } from "./temporaryEnding.ts";

const SETTLED_MS = 150;

/** How a revision was made, and what is already on disk. */
interface Writing {
  readonly summary: string;
  readonly operationId?: string | undefined;
  /** The file holds this text already: somebody wrote it by hand. */
  readonly isOnDisk?: boolean;
  /** False where the text on disk is not worth keeping, or must not be kept. */
  readonly keepPrevious?: boolean;
}

/** The config's file and its revisions on disk. A revision counts once `write` has resolved, not before. */
export class ConfigStorage {
  #seen = "";

  constructor(
    readonly path: string,
    readonly revisions: RevisionStore,
    private readonly files: Files,
  ) {}

  /** The file's text; undefined when it is missing. Bytes that are no UTF-8 become U+FFFD. */
  async read(): Promise<string | undefined> {
    const seen = await this.#stamp();
    // It holds keys, and an editor makes it anew for everybody to read.
    await this.files.chmod(this.path, 0o600).catch(() => undefined);
    const text = await this.files.readFile(this.path, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw storageError(error);
    });
    this.#seen = seen;
    return text;
  }

  /** Whether the file is another than the one last read or written; waits until its writer pauses. */
  async hasChanged(): Promise<boolean> {
    let stamp = await this.#stamp();
    if (stamp === this.#seen) return false;
    for (let tries = 0; tries < 10; tries++) {
      await wait(SETTLED_MS);
      const later = await this.#stamp();
      if (later === stamp) break;
      stamp = later;
    }
    return stamp !== this.#seen;
  }

  async lastModified(path = this.path): Promise<number> {
    return this.files.stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  }

  /** Makes a revision durable: first its copy among the revisions, then the file itself. On failure neither is there. */
  async write(revision: ConfigRevision, previous: string | undefined, writing: Writing): Promise<void> {
    const { rev, at, who, keys, document } = revision;
    const { text } = document;
    const { summary, operationId, isOnDisk = false, keepPrevious = true } = writing;
    const operation = operationId === undefined ? {} : { operation_id: operationId };
    const meta: RevisionMeta = { rev, at, who, ...operation, summary, sha256: digestOf(text), keys };
    try {
      await this.revisions.add(meta, text);
      if (!isOnDisk) await durableWrite(this.files, { path: this.path, text, keepPrevious });
    } catch (error) {
      await this.revisions.remove(rev);
      if (!isOnDisk) await this.#putBack(previous, text);
      throw storageError(error);
    } finally {
      if (!isOnDisk) this.#seen = await this.#stamp();
    }
    // What is kept too long is no reason to fail a save that is done.
    await this.revisions.prune().catch(() => undefined);
  }

  /** Writes the file without making a revision. */
  async restore(text: string): Promise<void> {
    await durableWrite(this.files, { path: this.path, text });
    this.#seen = await this.#stamp();
  }

  /** Keeps a text that is of no use, for the person who can make sense of it; says under which name. */
  async setAside(text: string, now: number): Promise<string> {
    const path = `${this.path}.damaged-${now}`;
    await durableWrite(this.files, { path, text });
    return path;
  }

  /** Removes what a server that was killed left half-written. */
  async tidy(): Promise<void> {
    const folder = join(this.path, "..");
    const names = await this.files.readdir(folder);
    for (const name of names.filter((one) => one.endsWith(temporaryEnding))) {
      await this.files.unlink(join(folder, name)).catch(() => undefined);
    }
  }

  /** The rename may have come through though a later step failed; then the answer "not saved" must be made true. */
  async #putBack(previous: string | undefined, text: string): Promise<void> {
    const onDisk = await this.files.readFile(this.path, "utf8").catch(() => undefined);
    if (onDisk !== text || previous === undefined || previous === text) return;
    await durableWrite(this.files, { path: this.path, text: previous }).catch(() => undefined);
  }

  async #stamp(): Promise<string> {
    return this.files.stat(this.path).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => "missing",
    );
  }
}
