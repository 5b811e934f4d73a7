import { ServerError } from "../../../ServerError.ts";
import type { ServerErrorKind } from "../../../ServerErrorKind.ts";

const known: Readonly<Record<string, readonly [ServerErrorKind, string]>> = {
  ENOENT: ["not_found", "is not there. List the folder again."],
  ENOTDIR: ["not_found", "is not in a folder. List the folder again."],
  EISDIR: ["bad_request", "is a folder; name a file."],
  EEXIST: ["conflict", "is there already. Choose another name."],
  ENOTEMPTY: ["conflict", "is not empty. Remove what is in it first."],
  EACCES: ["forbidden", "may not be used by the server. Change its owner or its permissions on the disk."],
  EPERM: ["forbidden", "may not be used by the server. Change its owner or its permissions on the disk."],
  EROFS: ["forbidden", "lies on a disk that is read only."],
  ELOOP: ["forbidden", "leads in a circle of links."],
  ENAMETOOLONG: ["bad_request", "has too long a name."],
  ENOSPC: ["storage_full", "does not fit: the disk is full. Free some space, then try again."],
  EDQUOT: ["storage_full", "does not fit: the quota is used up. Free some space, then try again."],
  EFBIG: ["storage_full", "is larger than the disk takes."],
  EMFILE: ["unavailable", "cannot be opened: too many files are open. Try again."],
};

/** A failure of the disk in words: what `name` (as the operator knows it) suffers from, and how to mend it. */
export function fileError(name: string, cause: unknown): ServerError {
  if (cause instanceof ServerError) return cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
  const [kind, words] = known[code] ?? (["failed", `cannot be used: the disk answered ${code}.`] as const);
  return new ServerError(kind, `${name === "" ? "The folder" : `'${name}'`} ${words}`, {}, { cause });
}
