import { link, lstat, open, rename, rm, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { errorCode, ServerError } from "../../../ServerError.ts";
import { fileError } from "../vodDisk.ts";
import { temporaryUpload } from "./temporaryUploads.ts";

/** A file of an upload that is whole, under a hidden name in the folder it is for. */
interface HiddenFile {
  readonly name: string;
  readonly path: string;
}

/**
 * Gives the files of an upload their names, all or none: what the first ones replaced comes back where a later one finds no
 * place.
 * @throws ServerError in words
 */
export async function placeFiles(files: readonly HiddenFile[], mayReplace: boolean): Promise<void> {
  const placed: { readonly path: string; readonly former: FormerFile | undefined }[] = [];
  try {
    for (const { name, path: received } of files) {
      const path = join(dirname(received), name);
      // One file alone replaces or fails: nothing comes behind it for which its former one would be wanted.
      const former = mayReplace && files.length > 1 ? await keepFormer(path) : undefined;
      try {
        await putInPlace(received, path, mayReplace);
      } catch (cause) {
        await former?.putBack();
        throw fileError(name, cause);
      }
      placed.push({ path, former });
    }
  } catch (cause) {
    for (const { path, former } of placed.toReversed()) await (former?.putBack() ?? rm(path, { force: true }));
    throw cause;
  }
  for (const { former } of placed) await former?.drop();
}

/** A file that is about to be replaced, under a second, hidden name. */
interface FormerFile {
  readonly putBack: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** Undefined where no file is there. */
async function keepFormer(path: string): Promise<FormerFile | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || found.isDirectory()) return undefined;
  const kept = join(dirname(path), temporaryUpload.newName());
  // A disk without hard links: it is out of sight until the new one has its name.
  await link(path, kept).catch(() => rename(path, kept));
  const drop = (): Promise<void> => rm(kept, { force: true });
  return {
    // Two names of one file are left as they are.
    putBack: () => rename(kept, path).then(drop),
    drop,
  };
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
