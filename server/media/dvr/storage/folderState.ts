import { dirname } from "node:path";
import type { DvrFolder } from "../../../../src/generated/types/DvrFolder.ts";
import type { ArchiveFiles } from "../ArchiveFiles.ts";
import { diskErrorWords } from "../diskErrors.ts";
import type { ArchiveDisk, RecordingPlan } from "../recordingPlan.ts";

/** Whether recordings can be kept in a folder, and how full the file system under it is. Never fails. */
export async function folderState(
  files: ArchiveFiles,
  { folder, mode }: ArchiveDisk,
  missing: RecordingPlan["missingFolder"],
): Promise<DvrFolder> {
  try {
    const place = await placeOf(files, folder, missing);
    const { usedBytes, freeBytes } = await files.roomOf(place);
    const room = { total: usedBytes + freeBytes, free: freeBytes };
    const error = mode === "" ? await whyNotWritten(files, place, freeBytes) : undefined;
    if (error !== undefined) return { folder, state: "failed", error: diskErrorWords(error, folder), ...room };
    return { folder, state: place === folder ? "ok" : "new", ...room };
  } catch (error) {
    return { folder, state: "failed", error: diskErrorWords(error, folder) };
  }
}

/** The folder, or the one above it that it is going to be made in. */
async function placeOf(files: ArchiveFiles, folder: string, missing: RecordingPlan["missingFolder"]): Promise<string> {
  let place = folder;
  while (!(await isFolder(files, place))) {
    const above = dirname(place);
    if (missing === "none" || above === place || (missing === "part" && place !== folder)) throw failure("ENOENT");
    place = above;
  }
  return place;
}

async function isFolder(files: ArchiveFiles, path: string): Promise<boolean> {
  if (await files.isFolder(path)) return true;
  const isThere = await files.realPath(path).then(
    () => true,
    () => false,
  );
  if (isThere) throw failure("ENOTDIR");
  return false;
}

async function whyNotWritten(files: ArchiveFiles, place: string, freeBytes: number): Promise<unknown> {
  if (freeBytes === 0) return failure("ENOSPC");
  return files.checkWritable(place).then(
    () => undefined,
    (error: unknown) => error,
  );
}

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}
