import { join } from "node:path";
import type { ArchiveDisk } from "../plan/ArchiveDisk.ts";
import type { ArchiveSegment } from "./ArchiveSegment.ts";
import { hourFolderOf } from "./hourFolderOf.ts";
import { RangeList } from "./RangeList.ts";
import { segmentFileName } from "./segmentFileName.ts";
import type { StoredSegment } from "./StoredSegment.ts";

/** What of a stream's hour lies on one disk: sums, and the pieces themselves while somebody watches them. */
export class HourShelf {
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
      const place = `${hourFolderOf(this.hourMs)}/${name}`;
      this.pieces.push({ ...segment, path: join(this.folder, name), place });
    }
  }
}
