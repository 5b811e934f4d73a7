import { randomBytes } from "node:crypto";
import { link, lstat, mkdir, open, readdir, rename, rm, rmdir, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { errorCode, ServerError } from "../../../ServerError.ts";
import { fileError } from "../vodDisk.ts";

/** A file of an upload that is whole, under a hidden name in the folder it is for. */
interface HiddenFile {
  readonly name: string;
  readonly path: string;
}

/**
 * Gives the files of an upload their names, all or none: what the first ones replaced comes back where a later one finds no
 * place.
 * @param active names of what uploads have in their folders now, which no sweep takes
 * @throws ServerError in words
 */
export async function placeFiles(
  files: readonly HiddenFile[],
  { mayReplace, active }: { readonly mayReplace: boolean; readonly active: Set<string> },
): Promise<void> {
  // One file alone replaces or fails: nothing comes behind it for which its former one would be wanted.
  const formers = mayReplace && files.length > 1 ? new FormerFiles(active) : undefined;
  const placed = new Set<string>();
  try {
    for (const { name, path: received } of files) {
      const path = join(dirname(received), name);
      try {
        // Of two files of one name the first is nobody's former one.
        if (!placed.has(path)) await formers?.keep(path);
        await putInPlace(received, path, mayReplace);
      } catch (cause) {
        throw fileError(name, cause);
      }
      placed.add(path);
    }
  } catch (cause) {
    // One that cannot be undone keeps none of the others from it.
    await Promise.allSettled([...placed].filter((path) => formers?.has(path) !== true).map((path) => rm(path)));
    await formers?.putBack();
    throw cause;
  }
  await formers?.drop();
}

/** Where an upload keeps the files that it replaces, each under its own name, until all have theirs: a hidden folder beside them. */
export const formerFolder = {
  newName: (): string => `.replaced-${randomBytes(12).toString("hex")}.tmp`,
  isOne: (name: string): boolean => /^\.replaced-[0-9a-f]{24}\.tmp$/.test(name),
} as const;

/** The files that one upload replaces. */
class FormerFiles {
  /** By the path of the file where it is kept. */
  readonly #kept = new Map<string, string>();
  #folder: string | undefined;

  constructor(private readonly active: Set<string>) {}

  has(path: string): boolean {
    return this.#kept.has(path);
  }

  /** Keeps what is at a path, if that is a file. */
  async keep(path: string): Promise<void> {
    const found = await lstat(path).catch(() => undefined);
    if (found === undefined || found.isDirectory()) return;
    this.#folder ??= await this.#open(dirname(path));
    const kept = join(this.#folder, basename(path));
    // A disk without hard links: it is out of sight until the new one has its name.
    await link(path, kept).catch(() => rename(path, kept));
    this.#kept.set(path, kept);
  }

  /** Each is put back whatever happens to the others. */
  async putBack(): Promise<void> {
    // Where nothing has replaced it yet both names are of one file, and both are left.
    const back = [...this.#kept].map(([path, kept]) => rename(kept, path).then(() => rm(kept, { force: true })));
    await Promise.allSettled(back);
    await this.#close((folder) => rmdir(folder));
  }

  async drop(): Promise<void> {
    await this.#close((folder) => rm(folder, { recursive: true, force: true }));
  }

  async #open(parent: string): Promise<string> {
    const name = formerFolder.newName();
    this.active.add(name);
    await mkdir(join(parent, name), { mode: 0o700 });
    return join(parent, name);
  }

  async #close(remove: (folder: string) => Promise<void>): Promise<void> {
    if (this.#folder === undefined) return;
    // What cannot be removed is left to a sweep.
    await remove(this.#folder).catch(() => undefined);
    this.active.delete(basename(this.#folder));
  }
}

/** Ends what an upload left that was killed: a file comes back where nothing has its name, and goes where something has. */
export async function endFormerFolder(path: string): Promise<void> {
  for (const name of await readdir(path)) {
    const kept = join(path, name);
    await putInPlace(kept, join(dirname(path), name), false).catch((cause: unknown) => {
      if (!(cause instanceof ServerError) || cause.kind !== "conflict") throw cause;
    });
    await rm(kept, { force: true });
  }
  await rmdir(path);
}

/**
 * Gives a received file its name. Without `mayReplace` a file that came there meanwhile stays, whoever was first.
 * @throws ServerError `conflict` when the name is taken; what the disk answers
 */
export async function putInPlace(temporary: string, path: string, mayReplace: boolean): Promise<void> {
  if (mayReplace) return rename(temporary, path);
  try {
    await link(temporary, path);
  } catch (cause) {
    if (errorCode(cause) === "EEXIST") throw taken(path, cause);
    // A disk without hard links: an empty file of that name is the claim.
    const claim = await open(path, "wx", 0o600).catch((second: unknown) => {
      throw errorCode(second) === "EEXIST" ? taken(path, second) : second;
    });
    await claim.close();
    return rename(temporary, path).catch(async (second: unknown) => {
      await unlink(path);
      throw second;
    });
  }
  await unlink(temporary);
}

function taken(path: string, cause: unknown): ServerError {
  const name = basename(path);
  const words = `'${name}' is there already. Upload it under another name, or ask for it to be replaced.`;
  return new ServerError("conflict", words, { names: [name] }, { cause });
}
