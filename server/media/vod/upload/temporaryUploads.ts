import { randomBytes } from "node:crypto";
import { lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { endFormerFolder, formerFolder, LONGEST_KEPT_MS } from "./placeFiles.ts";

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

/**
 * Writes down where a file is being received, so that the next start ends it, should the server be killed meanwhile.
 * @param notes folder of such notes
 * @returns forgets it; where the note cannot be written, an upload into the folder an hour later ends the half
 */
export async function noteHalf(notes: string, path: string): Promise<() => Promise<void>> {
  const note = join(notes, `${basename(path)}.half`);
  await mkdir(notes, { recursive: true, mode: 0o700 })
    .then(() => writeFile(note, path, { mode: 0o600 }))
    .catch(() => undefined);
  return () => rm(note, { force: true });
}

/**
 * Removes what was only half received when the server was killed; to be called before the first upload. A half whose disk
 * is away waits for it, as plans do.
 * @param kept names that plans still need
 */
export async function clearNotedHalves(notes: string, kept: ReadonlySet<string>, nowMs: number): Promise<void> {
  for (const name of await readdir(notes).catch(() => [])) {
    const [, hidden = ""] = /^(.*)\.half$/.exec(name) ?? [];
    if (!temporaryUpload.isOne(hidden) || kept.has(hidden)) continue;
    const note = join(notes, name);
    const path = await readFile(note, "utf8").catch(() => "");
    // A note that was cut off names nothing of ours.
    const isOurs = basename(path) === hidden;
    const isAway = isOurs && (await lstat(dirname(path)).catch(() => undefined)) === undefined;
    if (isAway && nowMs - (await lstat(note)).mtimeMs < LONGEST_KEPT_MS) continue;
    if (isOurs) await rm(path, { force: true }).catch(() => undefined);
    await rm(note, { force: true }).catch(() => undefined);
  }
}
