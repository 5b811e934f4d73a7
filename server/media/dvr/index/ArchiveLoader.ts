import { dirname, join } from "node:path";
import type { ArchiveFiles } from "../ArchiveFiles.ts";
import type { ArchiveDisk } from "../recordingPlan.ts";
import type { ArchiveIndex } from "./ArchiveIndex.ts";
import { findHours, inTurns, readPieces } from "./archiveFolders.ts";
import type { ArchiveHour } from "./ArchiveHour.ts";
import { type KeptHour, readKeptHours, writeKeptHours } from "./keptHours.ts";
import { HOUR_MS } from "../../../../src/model/units/durations.ts";

/** After its end an hour may still be written to, by a piece that began in it. */
const SETTLED_MS = 120_000;

interface FoundHour {
  readonly hourMs: number;
  readonly folder: string;
  readonly disk: ArchiveDisk;
}

/**
 * Fills an index from the folders, and keeps what hours that are over hold in one file, so that a start with a year of
 * recordings reads a folder a day and not a file for every second. The file is only believed where the folder's own time
 * of change agrees: without it, or with a wrong one, the start takes longer and nothing else.
 */
export class ArchiveLoader {
  #isStopped = false;
  #kept: ReadonlyMap<string, KeptHour> = new Map();

  constructor(
    private readonly files: ArchiveFiles,
    private readonly index: ArchiveIndex,
    /** Undefined: no index is kept. */
    private readonly indexFile: string | undefined,
    private readonly now: () => number,
  ) {}

  /** Reads the newest hours and returns how the others are read: recording may begin in between. */
  async begin(): Promise<() => Promise<void>> {
    const hours = await this.#findHours();
    const newest = Math.min(hours[0]?.hourMs ?? 0, Math.floor(this.now() / HOUR_MS) * HOUR_MS);
    for (const hour of hours) if (hour.hourMs >= newest) await this.#fill(hour);
    return async () => {
      if (this.indexFile !== undefined) this.#kept = await this.#readFile(this.indexFile);
      await inTurns(
        hours.filter(({ hourMs }) => hourMs < newest),
        2,
        (hour) => this.#fill(hour),
      );
      this.#kept = new Map();
    };
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Writes the hours that are over to the file of the index. */
  async save(): Promise<void> {
    if (this.indexFile === undefined) return;
    const overMs = this.now() - HOUR_MS - SETTLED_MS;
    const kept: KeptHour[] = [];
    await inTurns(
      this.index.hours.filter(({ hourMs }) => hourMs < overMs),
      8,
      async (hour) => {
        const changedAtMs = await this.files.changedAtMs(hour.folder).catch(() => undefined);
        if (changedAtMs !== undefined) kept.push(keptHour(hour, changedAtMs));
      },
    );
    if (kept.length === 0) return;
    await this.files.makeFolder(dirname(this.indexFile), true);
    await this.files.write(this.indexFile, Buffer.from(writeKeptHours(kept)));
  }

  async #findHours(): Promise<readonly FoundHour[]> {
    const found = await Promise.all(
      this.index.disks.map(async (disk) => {
        const hours = await findHours(this.files, this.index.folderOn(disk)).catch(() => []);
        return hours.map((hour) => ({ ...hour, disk }));
      }),
    );
    return found.flat().sort((one, other) => other.hourMs - one.hourMs);
  }

  async #fill({ hourMs, folder, disk }: FoundHour): Promise<void> {
    if (this.#isStopped) return;
    const hour = this.index.hourAt(disk, hourMs);
    const kept = this.#kept.get(folder);
    const isSame =
      kept !== undefined && kept.changedAtMs === (await this.files.changedAtMs(folder).catch(() => undefined));
    if (isSame) fillFromKept(hour, kept);
    else await this.#fillFromFolder(hour);
    if (hour.count === 0) this.index.drop(hour);
    else this.index.countIn(hour);
  }

  async #fillFromFolder(hour: ArchiveHour): Promise<void> {
    const left = await this.files.list(hour.folder).catch(() => []);
    // What a crash left half written.
    const halves = left.filter(({ name }) => name.startsWith(".") && name.endsWith(".tmp"));
    if (hour.disk.mode === "") {
      await inTurns(halves, 4, ({ name }) => this.files.remove(join(hour.folder, name)).catch(() => undefined));
    }
    await inTurns(await readPieces(this.files, hour).catch(() => []), 8, async (segment) => {
      const bytes = await this.files.sizeOf(segment.path).catch(() => undefined);
      if (bytes !== undefined) hour.add(segment, bytes);
    });
  }

  async #readFile(path: string): Promise<ReadonlyMap<string, KeptHour>> {
    const text = await this.files.read(path).catch(() => Buffer.alloc(0));
    return readKeptHours(text.toString("utf8"));
  }
}

function keptHour({ folder, bytes, count, ranges }: ArchiveHour, changedAtMs: number): KeptHour {
  return { folder, changedAtMs, bytes, count, ranges: ranges.all.map(({ fromMs, toMs }) => [fromMs, toMs] as const) };
}

function fillFromKept(hour: ArchiveHour, kept: KeptHour): void {
  hour.bytes = kept.bytes;
  hour.count = kept.count;
  for (const [from, to] of kept.ranges) hour.ranges.add(from, to);
}
