import type { Dirent } from "node:fs";
import { lstat, mkdir, readdir, rmdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { FileEntry } from "../../../src/generated/types/FileEntry.ts";
import { isPlainObject, type JsonObject } from "../../../src/model/Json.ts";
import { valueAt } from "../../../src/model/configPath.ts";
import { isFileName, isNewFileName } from "../../../src/model/files/fileNames.ts";
import { errorCode, ServerError } from "../../ServerError.ts";
import { inheritFolderRights } from "../inheritFolderRights.ts";
import { pathParts, vodPaths } from "./VodTarget.ts";
import { fileError, findRoot, realPathBelow } from "./vodDisk.ts";

/** Asked of the disk at the same time. */
const AT_ONCE = 64;
const MOST_ENTRIES = 50_000;
const byName = new Intl.Collator("en", { numeric: true });

/** How an operator's call names a place in a VOD. */
interface BrowseRequest {
  readonly prefix: string;
  /** One of the VOD's configured paths; its first where nothing is said. */
  readonly path: string | undefined;
  /** Below that path. */
  readonly subpath: string | undefined;
}

/** A folder of a VOD that an operator works in. */
export interface BrowsedFolder {
  readonly prefix: string;
  /** Real path of the VOD's folder; nothing outside is touched. */
  readonly root: string;
  /** Names below the root; none for the root itself. */
  readonly parts: readonly string[];
}

/**
 * Finds the folder that a call of the file browser is about; only what a VOD is configured with can be named.
 * @param folder the server's data folder, which relative paths are below
 * @param makes makes the VOD's own folder where it is missing
 * @throws ServerError in words
 */
export async function openFolder(
  folder: string,
  config: JsonObject,
  { prefix, path, subpath = "" }: BrowseRequest,
  makes = false,
): Promise<BrowsedFolder> {
  const vod = valueAt(config, ["vods", prefix]);
  if (!isPlainObject(vod)) {
    throw new ServerError("not_found", `There is no VOD ${prefix}. It may have been removed or renamed.`);
  }
  const paths = vodPaths(vod);
  const [first] = paths;
  if (first === undefined) {
    throw new ServerError("not_found", `The VOD ${prefix} has no path yet. Add one and save it first.`);
  }
  const wanted = path === undefined || path === "" ? first : path;
  if (!paths.includes(wanted)) {
    throw new ServerError(
      "forbidden",
      `${wanted} is not a path of VOD ${prefix}. Save the path first, or name another.`,
    );
  }
  const parts = pathParts(subpath);
  return { prefix, root: await findRoot(folder, wanted, makes), parts };
}

/**
 * What is in a folder: folders first, each sort by name, numbers in names by their value. Hidden files, links that lead
 * out, and what is neither file nor folder are left out.
 * @throws ServerError in words
 */
export async function listFolder({ prefix, root, parts }: BrowsedFolder): Promise<readonly FileEntry[]> {
  const folder = await realPathBelow(root, parts);
  const found = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw fileError(parts.join("/"), cause);
  });
  const shown = found.filter(({ name }) => isFileName(name)).slice(0, MOST_ENTRIES);
  const entries: FileEntry[] = [];
  for (let at = 0; at < shown.length; at += AT_ONCE) {
    const some = shown.slice(at, at + AT_ONCE).map((entry) => entryOf(entry, { root, parts, folder }));
    for (const entry of await Promise.all(some)) if (entry) entries.push({ ...entry, prefix });
  }
  return entries.toSorted((one, other) => one.type.localeCompare(other.type) || byName.compare(one.name, other.name));
}

async function entryOf(
  entry: Dirent,
  { root, parts, folder }: { readonly root: string; readonly parts: readonly string[]; readonly folder: string },
): Promise<FileEntry | undefined> {
  const { name } = entry;
  if (entry.isDirectory()) return { name, type: "directory" };
  try {
    if (entry.isSymbolicLink()) await realPathBelow(root, [...parts, name]);
    const { size, ...rest } = await stat(join(folder, name)).then((found) => ({
      size: found.size,
      isFile: found.isFile(),
      isFolder: found.isDirectory(),
    }));
    if (rest.isFolder) return { name, type: "directory" };
    return rest.isFile ? { name, type: "file", size } : undefined;
  } catch {
    // Gone since the folder was read, or a link that leads nowhere or out.
    return undefined;
  }
}

/** Makes one folder in a folder. @throws ServerError in words; `conflict` when something has that name */
export async function makeFolder({ root, parts }: BrowsedFolder, name: string): Promise<void> {
  if (!isNewFileName(name)) {
    throw new ServerError(
      "bad_request",
      "A folder cannot have that name: leave out slashes, backslashes, characters that cannot be seen, and a dot at either end.",
    );
  }
  const parent = await realPathBelow(root, parts);
  try {
    await mkdir(join(parent, name), { mode: 0o700 });
    await inheritFolderRights(join(parent, name));
  } catch (cause) {
    if (errorCode(cause) === "EEXIST") {
      throw new ServerError("conflict", "This name is already taken", {}, { cause });
    }
    throw fileError(name, cause);
  }
}

/** Removes a file, a link (never what it leads to) or an empty folder. @throws ServerError in words */
export async function removeEntry({ root, parts }: BrowsedFolder): Promise<void> {
  const name = parts.at(-1);
  if (name === undefined) {
    throw new ServerError("bad_request", "The folder of the VOD itself is not removed. Name a file in it (subpath).");
  }
  const path = join(await realPathBelow(root, parts.slice(0, -1)), name);
  try {
    const found = await lstat(path);
    await (found.isDirectory() ? rmdir(path) : unlink(path));
  } catch (cause) {
    throw fileError(name, cause);
  }
}

/** A member of a call's JSON body that is a text. @throws ServerError where it is none and there is no `usual` one */
export function textMember(body: unknown, name: string, usual?: string): string {
  const value = isPlainObject(body) && Object.hasOwn(body, name) ? body[name] : undefined;
  if (typeof value === "string" && (value !== "" || usual !== undefined)) return value;
  if ((value === undefined || value === null) && usual !== undefined) return usual;
  throw new ServerError("bad_request", `The body needs ${name}, as text.`);
}
