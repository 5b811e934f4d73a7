import { isUtf8 } from "node:buffer";
import { readlink, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode, ServerError } from "../../ServerError.ts";
import type { ConfigRevision } from "../configRevisions.ts";
import { noChanges, textDigest, type RevisionChanges, type RevisionMeta, type SaveOrigin } from "./RevisionMeta.ts";
import type { RevisionStore } from "./RevisionStore.ts";
import { durableWrite, type Files, foreignBeside, ownBeside } from "./durableFiles.ts";

const SETTLED_MS = 150;
const MISSING = "missing";

/** As much as a save may send. A larger file is no config that somebody wrote, and reading one takes the memory that viewers need. */
const LARGEST_BYTES = 64_000_000;
const MEGABYTES = LARGEST_BYTES / 1_000_000;

/** As many as Linux follows. */
const MOST_LINKS = 40;

/** How a revision was made, and what is already on disk. */
interface Writing {
  readonly summary: string;
  readonly changes: RevisionChanges;
  readonly origin: SaveOrigin;
  /** Whether it waits to be confirmed. */
  readonly isWaiting?: boolean;
  readonly operationId?: string | undefined;
  /** The file holds this text already: somebody wrote it by hand. */
  readonly isOnDisk?: boolean;
  /** False where the text on disk is not worth keeping, or must not be kept. */
  readonly keepPrevious?: boolean;
}

/** The config's file and its revisions on disk. A revision counts once `write` has resolved, not before. */
export class ConfigStorage {
  #seen = "";
  /** Of the file of others, as it was last seen. */
  #mode: number | undefined;
  /** Where a link leads that somebody has put in the file's place: it stays one. */
  #target: string;

  /** @param isOthers another program reads the file, too, in a folder of its own: only the text of it is changed */
  constructor(
    readonly path: string,
    readonly revisions: RevisionStore,
    private readonly files: Files,
    private readonly isOthers = false,
  ) {
    this.#target = path;
  }

  async #modeNow(): Promise<number | undefined> {
    return this.files.stat(this.path).then(
      ({ mode }) => mode,
      () => this.#mode,
    );
  }

  get #beside() {
    return this.isOthers ? foreignBeside(this.#target) : ownBeside(this.#target);
  }

  /** The file's text; undefined when it is missing. Bytes that are no UTF-8 become U+FFFD. */
  async read(): Promise<string | undefined> {
    const seen = await this.#stamp();
    await this.#refuseUnreadable();
    // It holds keys, and an editor makes it anew for everybody to read.
    if (!this.isOthers) await this.files.chmod(this.path, 0o600).catch(() => undefined);
    const text = await this.files.readFile(this.path, "utf8").catch((error: unknown) => this.#unlessMissing(error));
    this.#seen = seen;
    if (this.isOthers) this.#mode = await this.#modeNow();
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

  /** What the operator calls it. */
  get fileName(): string {
    return basename(this.path);
  }

  /**
   * Makes a revision durable: first its copy among the revisions, then the file itself, and only then the copy counts. On
   * failure neither is there.
   * Throws FileTouched where the file is not the one last read.
   * @returns what somebody wrote into the file in the very moment it was replaced
   */
  async write(revision: ConfigRevision, previous: string | undefined, writing: Writing): Promise<string | undefined> {
    const seen = this.#seen;
    const { rev, at, who, keys, document } = revision;
    const { text } = document;
    const { summary, changes, origin, operationId, isOnDisk = false, keepPrevious = true } = writing;
    const operation = operationId === undefined ? {} : { operation_id: operationId };
    const waiting = writing.isWaiting === true ? ({ confirmed: "waiting" } as const) : {};
    const told = { ...origin, ...changes, ...operation, ...waiting };
    const meta: RevisionMeta = { rev, at, who, ...told, summary, sha256: textDigest(text), keys };
    // It could not be read again.
    if (Buffer.byteLength(text) > LARGEST_BYTES)
      throw new ServerError("too_large", `The config would be larger than ${MEGABYTES} MB, so nothing was saved.`);
    try {
      await this.revisions.prepare(meta, text);
      if (!isOnDisk) await this.#replace(text, seen, keepPrevious);
      await this.revisions.finish(meta);
    } catch (error) {
      await this.revisions.remove(rev);
      if (error instanceof FileTouched) throw error;
      if (!isOnDisk) await this.#putBack(previous, text);
      throw storageError(error);
    }
    // What is kept too long is no reason to fail a save that is done.
    await this.revisions.prune(at).catch(() => undefined);
    const displaced = isOnDisk || !keepPrevious ? undefined : await this.#displaced(seen);
    if (this.isOthers) await this.files.unlink(this.#beside.previous).catch(() => undefined);
    return displaced;
  }

  /** The file as it was is beside it: when it is not the one that was read, it was written in the last moment. */
  async #displaced(seen: string): Promise<string | undefined> {
    const path = this.#beside.previous;
    const stamp = await this.#stamp(path);
    if (stamp === seen || stamp === MISSING || seen === MISSING) return undefined;
    return this.files.readFile(path, "utf8").catch(() => undefined);
  }

  /** The text of a revision; one that is lost or damaged may still lie beside the file, which it was before. */
  async textOf(rev: number): Promise<string | undefined> {
    const text = await this.revisions.text(rev);
    if (text !== undefined) return text;
    const beside = await this.files.readFile(this.#beside.previous, "utf8").catch(() => "");
    return textDigest(beside) === this.revisions.meta(rev)?.sha256 ? beside : undefined;
  }

  /** Writes the file without making a revision. Throws FileTouched where it is not the one last read. */
  restore(text: string): Promise<void> {
    return this.#replace(text, this.#seen);
  }

  /**
   * Keeps the file's text as a revision that was never served; says under which number. The same text is kept once.
   * @param rev the number it gets
   */
  async putAside(
    text: string,
    { rev, at, who }: Pick<RevisionMeta, "rev" | "at" | "who">,
    why: string,
  ): Promise<number> {
    const sha256 = textDigest(text);
    const known = this.revisions.metas.findLast((meta) => meta.aside === true && meta.sha256 === sha256);
    if (known !== undefined) return known.rev;
    try {
      const told = { way: "file", summary: `put aside: ${why}`, ...noChanges } as const;
      await this.revisions.add({ rev, at, who, ...told, sha256, keys: {}, aside: true }, text);
      await this.revisions.prune(at).catch(() => undefined);
      return rev;
    } catch (error) {
      await this.revisions.remove(rev);
      throw storageError(error);
    }
  }

  /**
   * The file's text with every byte in it: one that is no UTF-8 is read as Latin-1, in which each byte is a letter and
   * most old files are written.
   */
  async readEveryByte(): Promise<string> {
    await this.#refuseUnreadable();
    const bytes = await this.files.readFile(this.path);
    return isUtf8(bytes) ? bytes.toString("utf8") : bytes.toString("latin1");
  }

  /** Keeps a file that is of no use, byte for byte, for the person who can make sense of it; says under which name. */
  async setAside(now: number): Promise<string> {
    const path = `${this.path}.damaged-${now}`;
    await this.files.link(this.path, path);
    return path;
  }

  /** Removes what a server that was killed left half-written; in the folder of others only what is surely ours. */
  async tidy(): Promise<void> {
    const folder = join(this.path, "..");
    const names = await this.files.readdir(folder);
    for (const name of names.filter((one) => this.#beside.isLeft(one))) {
      await this.files.unlink(join(folder, name)).catch(() => undefined);
    }
  }

  /** The rename may have come through though a later step failed; then the answer "not saved" must be made true. */
  async #putBack(previous: string | undefined, text: string): Promise<void> {
    const onDisk = await this.files.readFile(this.path, "utf8").catch(() => undefined);
    if (onDisk !== text || previous === undefined || previous === text) return;
    await this.#replace(previous).catch(() => undefined);
  }

  /**
   * Writes the file. Ours is known by what it is before it has the name: whatever is found there later, others wrote.
   * @param seen throws FileTouched where the file is not this one
   */
  async #replace(text: string, seen?: string, keepPrevious = false): Promise<void> {
    const beforeReplacing = async (temporary: string): Promise<void> => {
      if (seen !== undefined) await this.#refuseTouched(seen);
      this.#seen = await this.#stamp(temporary);
    };
    this.#target = await endOfLinks(this.path);
    const target = { path: this.#target, text, keepsOwner: this.isOthers, beside: this.#beside, lastMode: this.#mode };
    const before = this.#seen;
    try {
      await durableWrite(this.files, { ...target, keepPrevious, beforeReplacing });
    } catch (error) {
      this.#seen = before;
      throw error;
    }
  }

  /** A pipe or a device would be read for ever. */
  async #refuseUnreadable(): Promise<void> {
    const found = await this.files.stat(this.path).catch((error: unknown) => this.#unlessMissing(error));
    if (found === undefined) return;
    if (!found.isFile())
      throw new Unreadable(`${this.fileName} is no file any more. Put the config back there, or remove what is there.`);
    if (found.size > LARGEST_BYTES)
      throw new Unreadable(
        `${this.fileName} is larger than ${MEGABYTES} MB, so it was not read. Put the config back there.`,
      );
  }

  #unlessMissing(error: unknown): undefined {
    const code = errorCode(error);
    if (code === "ENOENT") return undefined;
    const words = `${this.fileName} cannot be read (${code ?? "unknown"}). Look who may read ${this.path}, and where it leads if it is a link.`;
    throw new Unreadable(words, { cause: error });
  }

  /** What was written by hand since we last looked is never written over. */
  async #refuseTouched(seen: string): Promise<void> {
    if ((await this.#stamp()) !== seen) throw new FileTouched(this.fileName);
  }

  async #stamp(path = this.path): Promise<string> {
    return this.files.stat(path).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      (error: unknown) => (errorCode(error) === "ENOENT" ? MISSING : `unreadable ${errorCode(error) ?? ""}`),
    );
  }
}

/** Where a path leads: also to a file that is yet to be made, where links lead to nothing. */
async function endOfLinks(path: string): Promise<string> {
  let end = path;
  for (let links = 0; links < MOST_LINKS; links++) {
    const [found, next] = [await realpath(end).catch(() => undefined), await readlink(end).catch(() => undefined)];
    if (found !== undefined || next === undefined) return found ?? end;
    end = resolve(await realpath(dirname(end)), next);
  }
  return path;
}

/** Somebody wrote the config file between our last look at it and our own writing, which was not done. */
export class FileTouched extends ServerError {
  constructor(fileName: string) {
    super("hand_edit", `${fileName} is being written by hand just now, so nothing was saved. Save again in a moment.`);
  }
}

/** Where the config was stands a folder, a pipe, a device, or what cannot be read or is too much to read. */
export class Unreadable extends ServerError {
  constructor(words: string, options?: ErrorOptions) {
    super("hand_edit", words, {}, options);
  }
}

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** A failure of the disk in words for the operator; nothing has been changed. */
export function storageError(cause: unknown): ServerError {
  if (cause instanceof ServerError) return cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
  if (FULL.has(code)) {
    const message = "The disk is full: nothing was saved. Free some space in the data folder, then save again.";
    return new ServerError("storage_full", message, {}, { cause });
  }
  const at =
    cause instanceof Error && "path" in cause && typeof cause.path === "string" ? cause.path : "the data folder";
  const message = `The disk refused to write (${code}): nothing was saved. Look at ${at}, then save again.`;
  return new ServerError("failed", message, {}, { cause });
}
