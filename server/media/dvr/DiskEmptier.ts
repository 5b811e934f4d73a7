import type { ArchiveFiles } from "./ArchiveFiles.ts";
import type { KeptArchive } from "./LimitKeeper.ts";
import type { ArchiveHour } from "./index/ArchiveHour.ts";
import { readPieces, type StoredSegment } from "./index/archiveFolders.ts";
import type { SegmentStore } from "./record/SegmentStore.ts";
import { orderDisks } from "./record/orderDisks.ts";
import type { ArchiveDisk } from "./recordingPlan.ts";

const BATCH = 20;

/**
 * Moves a stream's recordings from disks that are to be emptied to the one with the most room. Of a disk that is rescued,
 * what cannot be read stays behind; of one that migrates, it is tried again.
 */
export class DiskEmptier {
  readonly #lost = new Set<string>();

  constructor(
    private readonly files: ArchiveFiles,
    private readonly store: SegmentStore,
    private readonly archive: KeptArchive,
  ) {}

  /** Moves a few pieces. The disk's error is thrown on. */
  async step(): Promise<void> {
    const { index, plan } = this.archive;
    const hour = index.hours.find(({ disk, folder }) => isEmptied(disk) && !this.#lost.has(folder));
    if (!hour) return;
    const [target] = await orderDisks(this.files, { disks: plan.disks, active: 1, turn: 0 });
    if (!target) return;
    const pieces = (await readPieces(this.files, hour)).filter(({ path }) => !this.#lost.has(path));
    for (const piece of pieces.slice(0, BATCH)) await this.#move(piece, hour, target);
    if (pieces.length > BATCH || (await this.files.removeEmptyFolder(hour.folder))) return;
    this.#lost.add(hour.folder);
  }

  async #move(piece: StoredSegment, from: ArchiveHour, to: ArchiveDisk): Promise<void> {
    const { index } = this.archive;
    const bytes = await this.#read(piece, from);
    if (!bytes) return;
    await this.store.put(to.folder, `${index.streamFolder}/${piece.place}`, bytes);
    await this.files.remove(piece.path);
    index.add(to, piece, bytes.length);
    index.forget(from, { bytes: bytes.length, count: 1, keptFromMs: piece.startMs + piece.durationMs });
  }

  async #read({ path }: StoredSegment, { disk }: ArchiveHour): Promise<Buffer | undefined> {
    try {
      return await this.files.read(path);
    } catch (error) {
      if (disk.mode !== "rescue") throw error;
      if (this.#lost.size === 0) {
        this.archive.note("warning", `Some recordings on ${disk.folder} cannot be read and were kept.`);
      }
      this.#lost.add(path);
      return undefined;
    }
  }
}

function isEmptied({ mode }: ArchiveDisk): boolean {
  return mode === "migrate" || mode === "rescue";
}
