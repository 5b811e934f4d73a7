import { HOUR_MS } from "../../../../src/model/units/durations.ts";
import type { DiskRoom } from "../ArchiveFiles.ts";
import type { RecordingPlan } from "../recordingPlan.ts";
import type { Turns } from "./Turns.ts";

/** What of an archive lies in a folder and was recorded within an hour. */
export interface RecordedHour {
  readonly folder: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly bytes: number;
  /** Recorded, without the gaps. */
  readonly durationMs: number;
}

/** An archive, and the limits it is held to. */
export interface LimitedArchive {
  readonly limits: RecordingPlan["limits"];
  readonly shared: RecordingPlan["shared"];
  /** All it holds; more than the hours have where a disk keeps what is on it. */
  readonly bytes: number;
  /** Of the disks that recordings are removed from. */
  readonly folders: readonly string[];
  /** How many hours there are, the oldest first. */
  readonly hours: number;
  /** One of them; undefined where it stays whatever the limits are. */
  readonly hourAt: (index: number) => RecordedHour | undefined;
}

/** What an archive loses. */
export interface Loss {
  readonly bytes: number;
  readonly durationMs: number;
}

/**
 * What limits remove from each archive, as `LimitKeeper` does it: first by age, then by size, then by the size that streams
 * share, then by how full the disks are. Within an hour recordings count as spread evenly. Only what goes is looked at:
 * thousands of streams may have a month each.
 * @param rooms of the folders whose disks were asked; where none is known nothing goes for a full disk
 */
export async function limitLosses(
  archives: readonly LimitedArchive[],
  rooms: ReadonlyMap<string, DiskRoom>,
  nowMs: number,
  turns: Turns,
): Promise<readonly Loss[]> {
  const all: Remains[] = [];
  for (const archive of archives) {
    const remains = new Remains(archive);
    cutOld(remains, nowMs);
    await cutTo([remains], archive.limits.bytes, turns);
    all.push(remains);
    await turns.give();
  }
  const shared = new Map(archives.flatMap((one) => (one.shared ? [[one.shared.storage, one.shared.bytes]] : [])));
  for (const [storage, bytes] of shared) {
    const group = all.filter(({ archive }) => archive.shared?.storage === storage);
    await cutTo(group, bytes, turns);
  }
  for (const [folder, room] of rooms) await cutFull(all, folder, room, turns);
  return all.map(({ lost }) => ({ bytes: Math.round(lost.bytes), durationMs: Math.round(lost.durationMs) }));
}

/** What is left of an archive while limits are held against it. */
class Remains {
  readonly lost = { bytes: 0, durationMs: 0 };
  readonly #lostOn = new Map<string, number>();
  /** By hour, 0 to 1. */
  readonly #left: Float64Array;

  constructor(readonly archive: LimitedArchive) {
    this.#left = new Float64Array(archive.hours).fill(1);
  }

  lostOn(folder: string): number {
    return this.#lostOn.get(folder) ?? 0;
  }

  leftOf(index: number, { bytes }: RecordedHour): number {
    return bytes * (this.#left[index] ?? 0);
  }

  /** @param share of what is left of it */
  keep(index: number, { folder, bytes, durationMs }: RecordedHour, share: number): void {
    const left = this.#left[index] ?? 0;
    const gone = left * (1 - share);
    this.#left[index] = left - gone;
    this.lost.bytes += bytes * gone;
    this.lost.durationMs += durationMs * gone;
    this.#lostOn.set(folder, this.lostOn(folder) + bytes * gone);
  }
}

function cutOld(remains: Remains, nowMs: number): void {
  const { hours, limits, hourAt } = remains.archive;
  if (limits.ageS === undefined) return;
  const endMs = nowMs - limits.ageS * 1000;
  for (let index = 0; index < hours; index += 1) {
    const hour = hourAt(index);
    if (hour === undefined) continue;
    // Hours of several disks follow one another by the clock's hour.
    if (hour.fromMs >= endMs + HOUR_MS) return;
    if (hour.fromMs >= endMs) continue;
    remains.keep(index, hour, hour.toMs <= endMs ? 0 : (hour.toMs - endMs) / (hour.toMs - hour.fromMs));
  }
}

async function cutTo(group: readonly Remains[], bytes: number | undefined, turns: Turns): Promise<void> {
  if (bytes === undefined) return;
  const held = group.reduce((sum, { archive, lost }) => sum + archive.bytes - lost.bytes, 0);
  await cutOldest(group, held - bytes, turns);
}

/** The disk is brought to the highest share by all that have one, to the next by the others: those that bear more stop first. */
async function cutFull(
  all: readonly Remains[],
  folder: string,
  { usedBytes, freeBytes }: DiskRoom,
  turns: Turns,
): Promise<void> {
  const here = all.filter(({ archive }) => archive.folders.includes(folder));
  const shares = new Set(here.flatMap(({ archive }) => archive.limits.diskPercent ?? []));
  for (const share of [...shares].toSorted((one, other) => other - one)) {
    const lost = here.reduce((sum, one) => sum + one.lostOn(folder), 0);
    const most = ((usedBytes + freeBytes) * share) / 100;
    const group = here.filter(({ archive: { limits } }) => (limits.diskPercent ?? Infinity) <= share);
    await cutOldest(group, usedBytes - lost - most, turns, folder);
    await turns.give();
  }
}

/** Removes so many bytes, hour by hour; of the last hour the same share of each. */
async function cutOldest(group: readonly Remains[], bytes: number, turns: Turns, folder?: string): Promise<void> {
  let missing = bytes;
  if (missing <= 0) return;
  const places: PlaceInArchive[] = [];
  for (const remains of group) {
    places.push(new PlaceInArchive(remains, folder));
    await turns.give();
  }
  for (let time = earliest(places); missing > 0 && time < Infinity; time = earliest(places)) {
    const found: { readonly remains: Remains; readonly index: number; readonly hour: RecordedHour }[] = [];
    let held = 0;
    for (const place of places) {
      for (let hour = place.hour; hour !== undefined && place.time === time; hour = place.hour) {
        const { remains, index } = place;
        held += remains.leftOf(index, hour);
        found.push({ remains, index, hour });
        place.goOn();
      }
    }
    const kept = held > missing ? 1 - missing / held : 0;
    for (const { remains, index, hour } of found) remains.keep(index, hour, kept);
    missing -= held;
    await turns.give();
  }
}

/** An hour of an archive that may go, from the oldest one on. */
class PlaceInArchive {
  index = -1;
  hour: RecordedHour | undefined;
  /** By the clock's hours since 1970; Infinity behind the last one. */
  time = Infinity;

  /** @param folder that alone is looked at */
  constructor(
    readonly remains: Remains,
    private readonly folder: string | undefined,
  ) {
    this.goOn();
  }

  goOn(): void {
    const { hours, hourAt } = this.remains.archive;
    for (this.index += 1; this.index < hours; this.index += 1) {
      const hour = hourAt(this.index);
      if (hour === undefined || (this.folder !== undefined && hour.folder !== this.folder)) continue;
      this.hour = hour;
      this.time = Math.floor(hour.fromMs / HOUR_MS);
      return;
    }
    this.hour = undefined;
    this.time = Infinity;
  }
}

function earliest(places: readonly PlaceInArchive[]): number {
  return places.reduce((time, place) => Math.min(time, place.time), Infinity);
}
