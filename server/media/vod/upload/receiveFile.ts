import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { ServerError } from "../../../ServerError.ts";
import { inheritFolderRights } from "../../inheritFolderRights.ts";
import { fileError } from "../vodDisk.ts";
import { checkFileName } from "./declaredFiles.ts";
import type { UploadedPart } from "./multipartFiles.ts";
import { noteHalf, temporaryUpload } from "./temporaryUploads.ts";

/** How a file is received. */
interface Receiving {
  /** Real path of the folder. */
  readonly folder: string;
  /** Folder where it is noted that it is on its way. */
  readonly notes: string;
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
  const forget = await noteHalf(receiving.notes, path);
  const drop = async (): Promise<void> => {
    await rm(path, { force: true });
    await forget();
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
