import { mkdir, realpath, stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { inheritFolderRights } from "../inheritFolderRights.ts";
import { isOwnPlace } from "../../config/storage/dataFolder.ts";
import { errorCode, ServerError, type ServerErrorKind } from "../../ServerError.ts";

/** A file of a VOD as it lies on the disk. */
export interface VodFileOnDisk {
  /** Real path. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly changedAtMs: number;
}

/**
 * The file in the first of a VOD's folders that has it; undefined when none has. A folder that is not there, or a link
 * that leads out, is as good as no file: viewers learn nothing of the disk.
 */
export async function findFile(
  folder: string,
  paths: readonly string[],
  parts: readonly string[],
): Promise<VodFileOnDisk | undefined> {
  for (const url of paths) {
    try {
      const path = await realPathBelow(await findRoot(folder, url), parts);
      const found = await stat(path);
      if (found.isFile()) return { path, size: found.size, changedAtMs: Math.round(found.mtimeMs) };
    } catch {
      // The next folder may have it.
    }
  }
  return undefined;
}

/**
 * The real folder that a path of a VOD names; one without a leading slash is below the server's data folder.
 * @param path as configured
 * @param makes makes it where it is missing
 * @throws ServerError for storage this server cannot read, and for folders that hold the server's own files
 */
export async function findRoot(folder: string, path: string, makes = false): Promise<string> {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(path)) {
    const scheme = path.slice(0, path.indexOf(":"));
    throw new ServerError(
      "unavailable",
      `${scheme} storage cannot be read by this server. Name a directory of its disk.`,
    );
  }
  const own = await realpath(folder);
  refuseOwn(own, resolve(own, path), path);
  if (makes) await makeRoot(resolve(own, path));
  const root = await realpath(resolve(own, path)).catch((cause: unknown) => {
    throw new ServerError(
      "not_found",
      `There is no directory ${path}. Create it or correct the VOD's path.`,
      {},
      { cause },
    );
  });
  refuseOwn(own, root, path);
  return root;
}

/** Whoever could read or write the server's own files through a VOD would have its keys, its history and its audit log. */
function refuseOwn(own: string, root: string, path: string): void {
  if (!isBelow(own, root) && !isOwnPlace(own, root)) return;
  throw new ServerError(
    "forbidden",
    `The folder ${path} holds the server's own configuration, so its files are not served. Use a folder of its own.`,
  );
}

async function makeRoot(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw fileError(path, cause);
  });
  if (first === undefined)
    throw new ServerError("bad_request", `The folder ${path} is there already. Name the one to make in it.`);
  await inheritFolderRights(first);
}

/**
 * Where something below a root really lies. Links are followed, but never out of the root.
 * @param root a real path
 * @throws ServerError when it is not there, or a link leads out
 */
export async function realPathBelow(root: string, parts: readonly string[]): Promise<string> {
  const name = parts.join("/");
  const path = await realpath(join(root, ...parts)).catch((cause: unknown) => {
    throw fileError(name, cause);
  });
  if (isBelow(path, root)) return path;
  throw new ServerError("forbidden", `'${name}' is a link that leads out of the VOD's directory, so it is refused.`);
}

/** Whether a real path is a folder or something in it; `/uploads-evil` is not below `/uploads`. */
export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

const known: Readonly<Record<string, readonly [ServerErrorKind, string]>> = {
  ENOENT: ["not_found", "does not exist. Refresh the directory."],
  ENOTDIR: ["not_found", "is not in a directory. Refresh the directory."],
  EISDIR: ["bad_request", "is a directory; name a file."],
  EEXIST: ["conflict", "already exists. Choose another name."],
  ENOTEMPTY: ["conflict", "is not empty. Remove what is in it first."],
  EACCES: ["forbidden", "is not accessible to the server. Change its owner or its permissions on the disk."],
  EPERM: ["forbidden", "is not accessible to the server. Change its owner or its permissions on the disk."],
  EROFS: ["forbidden", "is on a read-only disk."],
  ELOOP: ["forbidden", "is a symbolic link that leads to itself."],
  ENAMETOOLONG: ["bad_request", "has too long a name."],
  ENOSPC: ["storage_full", "does not fit: the disk is full. Free some space, then try again."],
  EDQUOT: ["storage_full", "does not fit: the quota is used up. Free some space, then try again."],
  EFBIG: ["storage_full", "is larger than the disk takes."],
  EMFILE: ["unavailable", "cannot be opened: too many files are open. Try again."],
};

/** A failure of the disk in words: what `name` (as the operator knows it) suffers from, and how to mend it. */
export function fileError(name: string, cause: unknown): ServerError {
  if (cause instanceof ServerError) return cause;
  const code = errorCode(cause) ?? "unknown";
  const [kind, words] = known[code] ?? (["failed", `cannot be used: the disk answered ${code}.`] as const);
  return new ServerError(kind, `${name === "" ? "The folder" : `'${name}'`} ${words}`, {}, { cause });
}
