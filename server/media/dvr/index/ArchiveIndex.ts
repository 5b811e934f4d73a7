import { join } from "node:path";
import type { ArchiveDisk } from "../recordingPlan.ts";
import { ArchiveHour, type PieceCache } from "./ArchiveHour.ts";
import { RangeList } from "./RangeList.ts";
import { type ArchiveSegment, hourFolder, inTurns, type StoredSegment } from "./archiveFolders.ts";
import { HOUR_MS } from "../../../../src/model/units/durations.ts";

interface Forgotten {
  readonly bytes: number;
  readonly count: number;
  readonly keptFromMs: number | undefined;
}

/**
 * What is recorded of one stream: a sum for each hour and disk. The folders are the record, this is what was read from
 * them; so no database can be lost or disagree, and a year of recordings takes a megabyte of memory.
 */
export class ArchiveIndex {
  readonly #hours = new Map<string, ArchiveHour>();
  readonly #ranges = new RangeList();
  #sorted: readonly ArchiveHour[] | undefined;
  /** By the disk's folder. */
  readonly #bytesOn = new Map<string, number>();
  #bytes = 0;
  #isStale = false;

  constructor(
    private readonly cache: PieceCache,
    /** Below each disk's folder. */
    readonly streamFolder: string,
    readonly disks: readonly ArchiveDisk[],
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  bytesOn({ folder }: ArchiveDisk): number {
    return this.#bytesOn.get(folder) ?? 0;
  }

  /** Over all disks. */
  get ranges(): RangeList {
    if (this.#isStale) {
      this.#isStale = false;
      this.#ranges.clear();
      for (const { ranges } of this.hours) for (const { fromMs, toMs } of ranges.all) this.#ranges.add(fromMs, toMs);
    }
    return this.#ranges;
  }

  /** The oldest hour first. */
  get hours(): readonly ArchiveHour[] {
    this.#sorted ??= [...this.#hours.values()].sort((one, other) => one.hourMs - other.hourMs);
    return this.#sorted;
  }

  folderOn(disk: ArchiveDisk): string {
    return join(disk.folder, this.streamFolder);
  }

  hourAt(disk: ArchiveDisk, hourMs: number): ArchiveHour {
    const folder = join(this.folderOn(disk), hourFolder(hourMs));
    const known = this.#hours.get(folder);
    if (known) return known;
    const hour = new ArchiveHour(disk, folder, hourMs);
    this.#hours.set(folder, hour);
    this.#sorted = undefined;
    return hour;
  }

  add(disk: ArchiveDisk, segment: ArchiveSegment, bytes: number): void {
    const hourMs = Math.floor(segment.startMs / HOUR_MS) * HOUR_MS;
    this.hourAt(disk, hourMs).add(segment, bytes);
    this.#count(disk, bytes);
    this.#ranges.add(segment.startMs, segment.startMs + segment.durationMs);
  }

  /** An hour was filled by who reads the folders. */
  countIn(hour: ArchiveHour): void {
    this.#count(hour.disk, hour.bytes);
    this.#isStale = true;
  }

  /** Pieces are gone from an hour; `keptFromMs` is where what is left of it begins. */
  forget(hour: ArchiveHour, { bytes, count, keptFromMs }: Forgotten): void {
    const gone = Math.min(bytes, hour.bytes);
    hour.forget(gone, count, keptFromMs);
    this.#count(hour.disk, -gone);
    this.#isStale = true;
    if (hour.count <= 0) this.drop(hour);
  }

  /** Nothing of the hour is left. */
  drop(hour: ArchiveHour): void {
    if (!this.#hours.delete(hour.folder)) return;
    hour.pieces = undefined;
    this.#count(hour.disk, -hour.bytes);
    this.#sorted = undefined;
    this.#isStale = true;
  }

  #count(disk: ArchiveDisk, bytes: number): void {
    this.#bytes += bytes;
    this.#bytesOn.set(disk.folder, this.bytesOn(disk) + bytes);
  }

  /** Pieces that have a part in a time, the oldest first. A disk that cannot be read is as if it were empty. */
  async segmentsBetween(fromMs: number, toMs: number): Promise<readonly StoredSegment[]> {
    const found: StoredSegment[] = [];
    const touched = this.hours.filter(({ hourMs, ranges }) => hourMs < toMs && (ranges.endMs ?? 0) > fromMs);
    await inTurns(touched, 8, async (hour) => {
      found.push(...(await this.cache.read(hour).catch(() => [])));
    });
    const inside = found.filter(({ startMs, durationMs }) => startMs < toMs && startMs + durationMs > fromMs);
    return withoutOverlaps(inside.sort((one, other) => one.startMs - other.startMs));
  }
}

/**
 * Pieces that follow one another. Where the clock was set back, or a source sent its past again after a restart, two lie on
 * the same time: the one that began first stays.
 */
function withoutOverlaps(sorted: readonly StoredSegment[]): readonly StoredSegment[] {
  let endMs = Number.NEGATIVE_INFINITY;
  return sorted.filter(({ startMs, durationMs }) => {
    if (startMs < endMs - durationMs / 2) return false;
    endMs = Math.max(endMs, startMs + durationMs);
    return true;
  });
}
