import { ServerError } from "../../ServerError.ts";

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** A failure of the disk in words for the operator; nothing has been changed. */
export function storageError(cause: unknown): ServerError {
  if (cause instanceof ServerError) return cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
  if (FULL.has(code)) {
    const message = "The disk is full: nothing was saved. Free some space in the data folder, then save again.";
    return new ServerError("storage_full", message, {}, { cause });
  }
  const message = `The disk refused to write (${code}): nothing was saved. Look at the data folder, then save again.`;
  return new ServerError("failed", message, {}, { cause });
}
