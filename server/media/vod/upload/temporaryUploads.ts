import { randomBytes } from "node:crypto";
import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { endFormerFolder, formerFolder } from "./placeFiles.ts";

const pattern = /^\.upload-[0-9a-f]{24}\.tmp$/;

/** Names of files that are still being received: hidden, so that nobody lists or plays half a file. */
export const temporaryUpload = {
  newName: (): string => `.upload-${randomBytes(12).toString("hex")}.tmp`,
  isOne: (name: string): boolean => pattern.test(name),
} as const;

/** One that was not written to for so long is nobody's any more, even if another server shares the folder. */
const STALE_MS = 3_600_000;
/** What was replaced is kept for moments, and missed until it is back. */
const STALE_FORMER_MS = 60_000;

/** Ends what uploads left in a folder when the server was killed in their midst: halves go, what was replaced comes back. */
export async function clearStaleUploads(folder: string, active: ReadonlySet<string>, nowMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const isFormer = formerFolder.isOne(name);
    if ((!isFormer && !temporaryUpload.isOne(name)) || active.has(name)) continue;
    const path = join(folder, name);
    // A link that somebody has made leads elsewhere: what is there is nothing an upload left.
    const found = await lstat(path).catch(() => undefined);
    if (!found || found.isDirectory() !== isFormer || nowMs - found.mtimeMs <= (isFormer ? STALE_FORMER_MS : STALE_MS))
      continue;
    // One that cannot be ended is no reason to refuse what comes now; the next sweep tries again.
    await (isFormer ? endFormerFolder(path).catch(() => undefined) : rm(path, { force: true }));
  }
}
