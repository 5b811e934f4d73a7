import { dirname } from "node:path";
import type { DvrFolder } from "../../../../src/generated/types/DvrFolder.ts";
import type { ArchiveFiles, DiskRoom } from "../ArchiveFiles.ts";
import { diskError } from "../diskErrors.ts";
import type { ArchiveDisk, RecordingPlan } from "../recordingPlan.ts";
import { saidOf, type Told, wordsOf } from "../../../Told.ts";

/** What the disk under a folder says, whoever asks. */
export interface FolderLook {
  /** The folder, or the nearest one above it that is there. */
  readonly place: string;
  readonly room: DiskRoom;
  /** The file system, by a name that no other one has meanwhile. */
  readonly device: string;
  /** Why nothing can be written there. */
  readonly writeError: unknown;
}

/** Fails as the file system does. */
export async function lookAt(files: ArchiveFiles, folder: string): Promise<FolderLook> {
  const place = await placeOf(files, folder);
  const [room, device] = [await files.roomOf(place), await files.deviceOf(place)];
  return { place, room, device, writeError: await whyNotWritten(files, place, room.freeBytes) };
}

/** Whether recordings can be kept in a folder, and how full the file system under it is. */
export function folderState(
  { place, room: { usedBytes, freeBytes }, device, writeError }: FolderLook,
  { folder, mode }: ArchiveDisk,
  missing: RecordingPlan["missingFolder"],
): DvrFolder {
  if (!mayBeMade(folder, place, missing)) return failedFolder(folder, failure("ENOENT"));
  const room = { total: usedBytes + freeBytes, free: freeBytes, device };
  if (mode === "" && writeError !== undefined) return { ...failedFolder(folder, writeError), ...room };
  return { folder, state: place === folder ? "ok" : "new", ...room };
}

export function failedFolder(folder: string, error: unknown): DvrFolder {
  return brokenFolder(folder, diskError(error, folder));
}

/** A folder that recordings cannot be written to or read from. */
export function brokenFolder(folder: string, why: Told): DvrFolder {
  return { folder, state: "failed", error: wordsOf(why), ...saidOf(why) };
}

function mayBeMade(folder: string, place: string, missing: RecordingPlan["missingFolder"]): boolean {
  return place === folder || missing === "all" || (missing === "part" && place === dirname(folder));
}

async function placeOf(files: ArchiveFiles, folder: string): Promise<string> {
  let place = folder;
  while (!(await isFolder(files, place))) {
    const above = dirname(place);
    if (above === place) throw failure("ENOENT");
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
