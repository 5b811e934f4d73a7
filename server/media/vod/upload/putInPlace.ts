import { link, open, rename, unlink } from "node:fs/promises";
import { basename } from "node:path";
import { ServerError } from "../../../ServerError.ts";

/**
 * Gives a received file its name. Without `mayReplace` a file that came there meanwhile stays, whoever was first.
 * @throws ServerError `conflict` when the name is taken; what the disk answers
 */
export async function putInPlace(temporary: string, path: string, mayReplace: boolean): Promise<void> {
  if (mayReplace) return rename(temporary, path);
  try {
    await link(temporary, path);
  } catch (cause) {
    if (isTaken(cause)) throw taken(path, cause);
    // A disk without hard links: an empty file of that name is the claim.
    const claim = await open(path, "wx", 0o600).catch((second: unknown) => {
      throw isTaken(second) ? taken(path, second) : second;
    });
    await claim.close();
    return rename(temporary, path).catch(async (second: unknown) => {
      await unlink(path);
      throw second;
    });
  }
  await unlink(temporary);
}

function isTaken(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "EEXIST";
}

function taken(path: string, cause: unknown): ServerError {
  const name = basename(path);
  const words = `'${name}' is there already. Upload it under another name, or ask for it to be replaced.`;
  return new ServerError("conflict", words, { names: [name] }, { cause });
}
