import { randomBytes } from "node:crypto";
import type * as promises from "node:fs/promises";
import { chmod, link, mkdir, open, readdir, readFile, rename, stat, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** The calls to the disk that a durable write makes; tests hand in ones that fail. */
export type Files = Pick<
  typeof promises,
  "chmod" | "link" | "mkdir" | "open" | "readdir" | "readFile" | "rename" | "stat" | "unlink"
>;

/** The real disk. */
export const diskFiles: Files = { chmod, link, mkdir, open, readdir, readFile, rename, stat, unlink };

/** Ends the name of a file that is still being written; one found at start is rubbish. */
export const temporaryEnding = ".tmp";

/** What stands beside a file while it is replaced, and the name of the file as it was. */
export interface BesideNames {
  readonly temporary: (mark: string) => string;
  readonly previous: string;
  /** Whether a name in the same folder is that of a file that a killed server left half-written. */
  readonly isLeft: (name: string) => boolean;
}

/** In a folder of our own. */
export function ownBeside(path: string): BesideNames {
  return {
    temporary: (mark) => `${path}.${mark}${temporaryEnding}`,
    previous: `${path}.1`,
    isLeft: (name) => name.endsWith(temporaryEnding),
  };
}

/** In a folder of others: under names that nobody else gives, as they are removed again. */
export function foreignBeside(path: string): BesideNames {
  const start = `.${basename(path)}.sluice-`;
  const temporary = (mark: string) => join(dirname(path), `${start}${mark}${temporaryEnding}`);
  return {
    temporary,
    previous: join(dirname(path), `${start}before`),
    isLeft: (name) => name.startsWith(start) && /^([0-9a-f]{12}\.tmp|before)$/.test(name.slice(start.length)),
  };
}

/** How a file is replaced. */
interface DurableWrite {
  readonly path: string;
  readonly text: string;
  /** What stands beside it for a while; as in a folder of our own when absent. */
  readonly beside?: BesideNames;
  /** The file as it was is kept beside it. */
  readonly keepPrevious?: boolean;
  /** Who may read it, and whose it is, stay as they were; else it is closed to everybody else. */
  readonly keepsOwner?: boolean;
  /** The mode of a file that is not there any more, but was. */
  readonly lastMode?: number | undefined;
  /** The last word before the file is replaced by the temporary one: throws to leave it as it is. */
  readonly beforeReplacing?: (temporary: string) => Promise<void>;
}

/**
 * Replaces a file so that a crash at any moment leaves the old or the new text, whole. What was written is read back
 * before it counts; on any failure no temporary file stays. The order of the calls is the point: file synced, then
 * renamed, then folder synced.
 */
export async function durableWrite(
  files: Files,
  {
    path,
    text,
    beside = ownBeside(path),
    keepPrevious = false,
    keepsOwner = false,
    lastMode,
    beforeReplacing,
  }: DurableWrite,
): Promise<void> {
  const temporary = beside.temporary(randomBytes(6).toString("hex"));
  try {
    // "wx": never through a link or into a file that somebody else made.
    const handle = await files.open(temporary, "wx", 0o600);
    try {
      await handle.writeFile(text, "utf8");
      if ((await files.readFile(temporary, "utf8")) !== text) throw new Error(`${path} was not written whole.`);
      if (keepsOwner) await likeBefore(files, path, handle, lastMode);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (keepPrevious) await keep(files, path, beside.previous);
    await beforeReplacing?.(temporary);
    await files.rename(temporary, path);
    await syncFolder(files, dirname(path));
  } finally {
    await files.unlink(temporary).catch(ignoreMissing);
  }
}

/** Gives a file another name, durably; one that has it is replaced. */
export async function durableRename(files: Files, from: string, to: string): Promise<void> {
  await files.rename(from, to);
  await syncFolder(files, dirname(to));
}

async function likeBefore(
  files: Files,
  path: string,
  handle: promises.FileHandle,
  lastMode: number | undefined,
): Promise<void> {
  const before = await files.stat(path).catch(() => undefined);
  if (before === undefined) {
    if (lastMode !== undefined) await handle.chmod(lastMode & 0o777);
    return;
  }
  await handle.chmod(before.mode & 0o777);
  // Who may not give files away has one of their own.
  await handle.chown(before.uid, before.gid).catch(() => undefined);
}

async function keep(files: Files, path: string, previous: string): Promise<void> {
  await files.unlink(previous).catch(ignoreMissing);
  await files.link(path, previous).catch(ignoreMissing);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}

/** Makes the names in a folder durable: a rename before it survives a power cut. */
async function syncFolder(files: Files, folder: string): Promise<void> {
  const handle = await files.open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
