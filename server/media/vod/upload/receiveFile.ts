import { link, lstat, open, rename, rm, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { errorCode, ServerError } from "../../../ServerError.ts";
import { inheritFolderRights } from "../../inheritFolderRights.ts";
import { fileError } from "../vodDisk.ts";
import { checkFileName } from "./declaredFiles.ts";
import type { UploadedPart } from "./multipartFiles.ts";
import { temporaryUpload } from "./temporaryUploads.ts";

/** How a file is received. */
interface Receiving {
  /** Real path of the folder. */
  readonly folder: string;
  /** Bytes announced; undefined when nothing was. */
  readonly size: number | undefined;
  /** Names of files that are being received now. */
  readonly active: Set<string>;
}

/** A file that is whole, and has no name yet. */
export interface ReceivedFile {
  readonly name: string;
  readonly size: number;
  /** Where it lies, under a hidden name; the folder it is for is the same. */
  readonly path: string;
  /** Removes it, unless it has got its name, and forgets it. */
  readonly drop: () => Promise<void>;
}

/**
 * Writes a file under a hidden name; on any failure nothing of it stays.
 * @throws ServerError in words
 */
export async function receiveFile({ name, bytes }: UploadedPart, receiving: Receiving): Promise<ReceivedFile> {
  checkFileName(name);
  const temporary = temporaryUpload.newName();
  const path = join(receiving.folder, temporary);
  const drop = async (): Promise<void> => {
    await rm(path, { force: true });
    receiving.active.delete(temporary);
  };
  receiving.active.add(temporary);
  try {
    const size = await write(path, bytes, receiving.size);
    await inheritFolderRights(path);
    return { name, size, path, drop };
  } catch (cause) {
    await drop();
    throw fileError(name, cause);
  }
}

/**
 * Gives the files of an upload their names, all or none: what the first ones replaced comes back where a later one finds no
 * place.
 * @throws ServerError in words
 */
export async function placeFiles(files: readonly ReceivedFile[], mayReplace: boolean): Promise<void> {
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

async function write(path: string, bytes: AsyncIterable<Buffer>, wanted: number | undefined): Promise<number> {
  // "wx": never through a link or into a file that somebody else made.
  const handle = await open(path, "wx", 0o600);
  let size = 0;
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > (wanted ?? Infinity)) throw wrongSize(size, wanted, "more");
      for (let at = 0; at < chunk.length;) at += (await handle.write(chunk, at)).bytesWritten;
    }
    if (size < (wanted ?? 0)) throw wrongSize(size, wanted, "less");
    await handle.datasync();
  } finally {
    await handle.close();
  }
  return size;
}

function wrongSize(size: number, wanted: number | undefined, word: string): ServerError {
  const words = `The file has ${word} bytes (${size}) than X-File-Sizes says (${wanted}): nothing was kept. Send it again.`;
  return new ServerError("bad_request", words);
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
