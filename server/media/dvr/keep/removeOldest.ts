import { dirname, join } from "node:path";
import type { ArchiveFiles } from "../files/ArchiveFiles.ts";
import { codeOf } from "../files/codeOf.ts";
import type { ArchiveIndex } from "../index/ArchiveIndex.ts";
import type { HourShelf } from "../index/HourShelf.ts";
import { readShelf } from "../index/readShelf.ts";
import type { StoredSegment } from "../index/StoredSegment.ts";

/** What is to go: pieces that end before a time, or as many as make so much room. */
interface Removal {
  readonly shelf: HourShelf;
  readonly endedBeforeMs: number;
  readonly bytes: number;
  readonly most: number;
  readonly copyFolder: string | undefined;
}

/** Removes the oldest pieces of an hour, and folders that are empty then. @returns how many pieces, and their bytes */
export async function removeOldest(
  files: ArchiveFiles,
  index: ArchiveIndex,
  { shelf, endedBeforeMs, bytes, most, copyFolder }: Removal,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const countBefore = shelf.count;
  const pieces = await readShelf(files, shelf);
  if (pieces.length === 0 && shelf.count === countBefore) index.drop(shelf);
  let removed = 0;
  let freed = 0;
  try {
    for (const piece of pieces) {
      const isOld = piece.startMs + piece.durationMs <= endedBeforeMs;
      if (removed >= most || !(isOld || freed < bytes)) break;
      freed += await remove(files, piece);
      removed += 1;
      if (copyFolder !== undefined) await removeCopy(files, copyFolder, index, piece);
    }
  } finally {
    index.forget(shelf, { bytes: freed, count: removed, keptFromMs: pieces[removed]?.startMs ?? endOf(pieces.at(-1)) });
  }
  if (removed === pieces.length) await removeEmptyFolders(files, shelf.folder, index.folderOn(shelf.disk));
  return { count: removed, bytes: freed };
}

function endOf(piece: StoredSegment | undefined): number | undefined {
  return piece && piece.startMs + piece.durationMs;
}

async function remove(files: ArchiveFiles, { path }: StoredSegment): Promise<number> {
  try {
    const bytes = await files.sizeOf(path);
    await files.remove(path);
    return bytes;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return 0;
    throw error;
  }
}

async function removeCopy(
  files: ArchiveFiles,
  folder: string,
  index: ArchiveIndex,
  piece: StoredSegment,
): Promise<void> {
  const streamFolder = join(folder, index.streamFolder);
  const path = join(streamFolder, piece.place);
  // A copy that cannot be removed is no reason to keep the original.
  await files.remove(path).catch(() => undefined);
  await removeEmptyFolders(files, dirname(path), streamFolder).catch(() => undefined);
}

/** From an hour upwards: the day, the month, the year. */
async function removeEmptyFolders(files: ArchiveFiles, hourFolder: string, streamFolder: string): Promise<void> {
  let folder = hourFolder;
  while (folder.length > streamFolder.length && (await files.removeEmptyFolder(folder))) folder = dirname(folder);
}
