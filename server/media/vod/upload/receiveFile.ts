import { link, open, rename, rm, unlink } from "node:fs/promises";
import { basename, join } from "node:path";
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
  readonly mayReplace: boolean;
  /** Names of files that are being received now. */
  readonly active: Set<string>;
}

/**
 * Writes a file under a hidden name and gives it its own when it is whole; on any failure nothing of it stays.
 * @returns its bytes
 * @throws ServerError in words
 */
export async function receiveFile({ name, bytes }: UploadedPart, receiving: Receiving): Promise<number> {
  checkFileName(name);
  const temporary = temporaryUpload.newName();
  const path = join(receiving.folder, temporary);
  receiving.active.add(temporary);
  try {
    const size = await write(path, bytes, receiving.size);
    await inheritFolderRights(path);
    await putInPlace(path, join(receiving.folder, name), receiving.mayReplace);
    return size;
  } catch (cause) {
    throw fileError(name, cause);
  } finally {
    await rm(path, { force: true });
    receiving.active.delete(temporary);
  }
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
