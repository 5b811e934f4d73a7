import type { Dirent } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FileEntry } from "../../../../src/generated/types/FileEntry.ts";
import { fileError } from "../paths/fileError.ts";
import { isPlainName } from "../../../../src/model/files/isPlainName.ts";
import { realPathBelow } from "../paths/realPathBelow.ts";
import type { BrowsedFolder } from "./BrowsedFolder.ts";

/** Asked of the disk at the same time. */
const AT_ONCE = 64;
const MOST = 50_000;
const byName = new Intl.Collator("en", { numeric: true });

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
  const shown = found.filter(({ name }) => isPlainName(name)).slice(0, MOST);
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
