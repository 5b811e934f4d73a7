import { dirname, join } from "node:path";
import { errorCode } from "../../ServerError.ts";
import type { ArchiveFiles, DiskRoom } from "./ArchiveFiles.ts";
import { diskErrorWords } from "./diskErrors.ts";
import type { ArchiveIndex } from "./index/ArchiveIndex.ts";
import type { ArchiveHour } from "./index/ArchiveHour.ts";
import { readPieces, type StoredSegment } from "./index/archiveFolders.ts";
import { isCleared, type RecordingPlan } from "./recordingPlan.ts";

/** An archive as far as its limits are concerned. */
export interface KeptArchive {
  readonly index: ArchiveIndex;
  readonly plan: RecordingPlan;
  /** All folders were read: before that nobody knows which recording is the oldest. */
  readonly isLoaded: boolean;
  readonly note: (level: "info" | "warning", text: string) => void;
}

/** Pieces that one batch removes; others get at the disk in between. */
const BATCH = 50;
/** Batches of one archive in one round: a limit that was lowered by much is reached over several rounds. */
const MOST_BATCHES = 40;
const NOTE_MS = 60_000;

/** Removes old recordings until each archive is within its limits. */
export class LimitKeeper {
  #notedAtMs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly files: ArchiveFiles,
    private readonly now: () => number,
  ) {}

  /** One round over all archives. */
  async keep(archives: readonly KeptArchive[]): Promise<void> {
    const loaded = archives.filter(({ isLoaded }) => isLoaded);
    for (const archive of loaded) await this.#keepAge(archive);
    for (const archive of loaded) await this.#keepBytes(archive);
    await this.#keepShared(archives);
    await this.#keepDisks(loaded);
  }

  async #keepAge(archive: KeptArchive): Promise<void> {
    const { ageS } = archive.plan.limits;
    if (ageS === undefined) return;
    const endedBeforeMs = this.now() - ageS * 1000;
    await batches(async () => {
      const hour = oldestHour(archive);
      if (!hour || hour.hourMs >= endedBeforeMs) return false;
      return this.#remove(archive, { hour, endedBeforeMs, bytes: 0 });
    });
  }

  async #keepBytes(archive: KeptArchive): Promise<void> {
    const { bytes } = archive.plan.limits;
    if (bytes === undefined) return;
    await batches(() => this.#makeRoom([archive], archive.index.bytes - bytes));
  }

  /** A size set at a DVR config counts for its streams together. */
  async #keepShared(archives: readonly KeptArchive[]): Promise<void> {
    const storages = new Map(archives.map(({ plan }) => [plan.shared?.storage, plan.shared?.bytes]));
    for (const [storage, bytes] of storages) {
      const group = archives.filter(({ plan }) => plan.shared?.storage === storage);
      if (bytes === undefined || !group.every(({ isLoaded }) => isLoaded)) continue;
      await batches(() => this.#makeRoom(group, group.reduce((sum, { index }) => sum + index.bytes, 0) - bytes));
    }
  }

  async #keepDisks(archives: readonly KeptArchive[]): Promise<void> {
    const limited = archives.filter(({ plan }) => plan.limits.diskPercent !== undefined);
    const folders = new Set(limited.flatMap(({ plan }) => plan.disks.map(({ folder }) => folder)));
    for (const folder of folders) {
      await batches(async () => {
        const room = await this.files.roomOf(folder).catch(() => undefined);
        if (!room) return false;
        const over = limited.filter(({ plan }) => excessOf(room, plan.limits.diskPercent) > 0);
        const least = Math.min(...over.map(({ plan }) => plan.limits.diskPercent ?? 100));
        return this.#makeRoom(over, excessOf(room, least), folder);
      });
    }
  }

  /** @returns whether there is more to do */
  async #makeRoom(archives: readonly KeptArchive[], bytes: number, folder?: string): Promise<boolean> {
    if (bytes <= 0) return false;
    const oldest = archives
      .flatMap((archive) => {
        const hour = oldestHour(archive, folder);
        return hour ? [{ archive, hour }] : [];
      })
      .sort((one, other) => startOf(one.hour) - startOf(other.hour));
    const [first] = oldest;
    return first !== undefined && this.#remove(first.archive, { hour: first.hour, endedBeforeMs: 0, bytes });
  }

  async #remove(
    { index, plan, note }: KeptArchive,
    what: { readonly hour: ArchiveHour; readonly endedBeforeMs: number; readonly bytes: number },
  ): Promise<boolean> {
    try {
      const { count } = await removeOldest(this.files, index, { ...what, most: BATCH, copyFolder: plan.copyFolder });
      return count > 0 || what.hour.count === 0;
    } catch (error) {
      if (this.now() - this.#notedAtMs >= NOTE_MS) {
        this.#notedAtMs = this.now();
        note("warning", `Old recordings cannot be removed. ${diskErrorWords(error, what.hour.disk.folder)}`);
      }
      return false;
    }
  }
}

async function batches(batch: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < MOST_BATCHES; count += 1) if (!(await batch())) return;
}

function oldestHour({ index }: KeptArchive, folder?: string): ArchiveHour | undefined {
  return index.hours.find(({ disk }) => isCleared(disk) && (folder === undefined || disk.folder === folder));
}

function startOf(hour: ArchiveHour): number {
  return hour.ranges.all[0]?.fromMs ?? hour.hourMs;
}

function excessOf({ usedBytes, freeBytes }: DiskRoom, percent = 100): number {
  return Math.ceil(usedBytes - ((usedBytes + freeBytes) * percent) / 100);
}

/** What is to go: pieces that end before a time, or as many as make so much room. */
interface Removal {
  readonly hour: ArchiveHour;
  readonly endedBeforeMs: number;
  readonly bytes: number;
  readonly most: number;
  readonly copyFolder: string | undefined;
}

/** Removes the oldest pieces of an hour, and folders that are empty then. @returns how many pieces, and their bytes */
async function removeOldest(
  files: ArchiveFiles,
  index: ArchiveIndex,
  { hour, endedBeforeMs, bytes, most, copyFolder }: Removal,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const countBefore = hour.count;
  const pieces = await readPieces(files, hour);
  if (pieces.length === 0 && hour.count === countBefore) index.drop(hour);
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
    index.forget(hour, { bytes: freed, count: removed, keptFromMs: pieces[removed]?.startMs ?? endOf(pieces.at(-1)) });
  }
  if (removed === pieces.length) await removeEmptyFolders(files, hour.folder, index.folderOn(hour.disk));
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
    if (errorCode(error) === "ENOENT") return 0;
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
