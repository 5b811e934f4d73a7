import { join } from "node:path";
import type { ArchiveFiles } from "../ArchiveFiles.ts";
import type { ArchiveDisk } from "../recordingPlan.ts";
import { RangeList } from "./RangeList.ts";
import { type ArchiveSegment, hourFolder, readPieces, segmentFileName, type StoredSegment } from "./archiveFolders.ts";

/** Half a megabyte each, when pieces are 2 s long. */
const MOST_HOURS = 64;

/** What of a stream's hour lies on one disk: sums, and the pieces themselves while somebody watches them. */
export class ArchiveHour {
  readonly ranges = new RangeList();
  bytes = 0;
  /** Pieces. */
  count = 0;
  /** In their order, as long as they are kept in memory. */
  pieces: StoredSegment[] | undefined;
  /** Another number after each change. */
  version = 0;

  constructor(
    readonly disk: ArchiveDisk,
    readonly folder: string,
    readonly hourMs: number,
  ) {}

  add(segment: ArchiveSegment, bytes: number): void {
    this.ranges.add(segment.startMs, segment.startMs + segment.durationMs);
    this.bytes += bytes;
    this.count += 1;
    this.version += 1;
    this.#keep(segment);
  }

  /** Pieces are gone; `keptFromMs` is where what is left begins. */
  forget(bytes: number, count: number, keptFromMs: number | undefined): void {
    this.bytes -= bytes;
    this.count -= count;
    this.version += 1;
    this.pieces = undefined;
    if (keptFromMs !== undefined) this.ranges.cutBefore(keptFromMs);
  }

  #keep(segment: ArchiveSegment): void {
    const last = this.pieces?.at(-1);
    if (!this.pieces || last?.startMs === segment.startMs) return;
    const name = segmentFileName(segment);
    if (last && last.startMs > segment.startMs) this.pieces = undefined;
    else {
      const place = `${hourFolder(this.hourMs)}/${name}`;
      this.pieces.push({ ...segment, path: join(this.folder, name), place });
    }
  }
}

/**
 * The pieces of hours that somebody watches. Players ask for what grows every other second; without this each question
 * would read folders of thousands of files.
 */
export class PieceCache {
  readonly #hours = new Set<ArchiveHour>();

  constructor(private readonly files: ArchiveFiles) {}

  async read(hour: ArchiveHour): Promise<readonly StoredSegment[]> {
    const pieces = hour.pieces ?? (await this.#fill(hour));
    this.#hours.delete(hour);
    this.#hours.add(hour);
    const [oldest] = this.#hours;
    if (this.#hours.size > MOST_HOURS && oldest) {
      this.#hours.delete(oldest);
      oldest.pieces = undefined;
    }
    return pieces;
  }

  async #fill(hour: ArchiveHour): Promise<readonly StoredSegment[]> {
    const { version } = hour;
    const pieces = await readPieces(this.files, hour);
    // What was added while the folder was read may be missing: then the next question reads it again.
    if (hour.version === version) hour.pieces = [...pieces];
    return pieces;
  }
}
