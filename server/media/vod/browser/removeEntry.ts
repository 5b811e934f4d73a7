import { lstat, rmdir, unlink } from "node:fs/promises";
import { join } from "node:path";
import { ServerError } from "../../../ServerError.ts";
import { fileError } from "../paths/fileError.ts";
import { realPathBelow } from "../paths/realPathBelow.ts";
import type { BrowsedFolder } from "./BrowsedFolder.ts";

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
