import { errorCode, ServerError } from "../../ServerError.ts";
import { say, type SayingCode, type Told, wordsOf } from "../../Told.ts";

const codes: Readonly<Record<string, SayingCode>> = {
  ENOSPC: "archive_disk_full",
  EDQUOT: "archive_quota",
  EACCES: "archive_rights",
  EPERM: "archive_rights",
  EROFS: "archive_read_only",
  ENOENT: "archive_missing",
  ENOTDIR: "archive_no_folder",
  EEXIST: "archive_no_folder",
  EIO: "archive_disk_fails",
  ENAMETOOLONG: "archive_name_long",
};

/** Why a folder of an archive cannot be written, and what an operator does about it. */
export function diskError(error: unknown, folder: string): Told {
  if (error instanceof ServerError) return error.told;
  const code = errorCode(error);
  if (code === undefined) return say("archive_unwritable", { folder });
  const known = codes[code];
  return known === undefined ? say("archive_unwritable_code", { folder, code }) : say(known, { folder });
}

/** The same in English. */
export function diskErrorWords(error: unknown, folder: string): string {
  return wordsOf(diskError(error, folder));
}

/** A file system of another machine may never say anything. */
export function diskSilence(folder: string): Told {
  return say("archive_silent", { folder });
}
