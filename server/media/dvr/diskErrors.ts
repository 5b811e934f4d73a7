import { errorCode, ServerError } from "../../ServerError.ts";

const words: Readonly<Record<string, (folder: string) => string>> = {
  ENOSPC: (folder) => `The disk of ${folder} is full: make room, or set a limit of the archive.`,
  EDQUOT: (folder) => `The quota of the disk of ${folder} is used up: make room, or set a limit of the archive.`,
  EACCES: (folder) => `The server may not write to ${folder}: give its user the right to.`,
  EPERM: (folder) => `The server may not write to ${folder}: give its user the right to.`,
  EROFS: (folder) => `The disk of ${folder} is read only: mount it for writing.`,
  ENOENT: (folder) => `The folder ${folder} is missing: make it, or mount its disk.`,
  ENOTDIR: (folder) => `${folder} is not a folder: choose another path for the archive.`,
  EEXIST: (folder) => `${folder} is not a folder: choose another path for the archive.`,
  EIO: (folder) => `The disk of ${folder} fails: look at the system's log.`,
  ENAMETOOLONG: (folder) => `A name below ${folder} is too long for its disk: give the stream a shorter one.`,
};

/** Why a folder of an archive cannot be written, and what an operator does about it. */
export function diskErrorWords(error: unknown, folder: string): string {
  if (error instanceof ServerError) return error.message;
  const code = errorCode(error);
  const known = code === undefined ? undefined : words[code];
  return known
    ? known(folder)
    : `The archive cannot be written to ${folder}${code === undefined ? "." : ` (${code}).`}`;
}

/** A file system of another machine may never say anything. */
export function silenceWords(folder: string): string {
  return `The disk of ${folder} does not answer: look at its cable, its mount or the server it is on.`;
}
