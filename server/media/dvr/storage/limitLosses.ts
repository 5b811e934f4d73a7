import { HOUR_MS } from "../../../../src/model/units/durations.ts";
import type { DiskRoom } from "../ArchiveFiles.ts";
import type { RecordingPlan } from "../recordingPlan.ts";

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
export function limitLosses(
  archives: readonly LimitedArchive[],
  rooms: ReadonlyMap<string, DiskRoom>,
  nowMs: number,
): readonly Loss[] {
  const all = archives.map((archive) => new Remains(archive));
  for (const one of all) cutOld(one, nowMs);
  for (const one of all) cutTo([one], one.archive.limits.bytes);
  const shared = new Map(archives.flatMap((one) => (one.shared ? [[one.shared.storage, one.shared.bytes]] : [])));
  for (const [storage, bytes] of shared) {
    const group = all.filter(({ archive }) => archive.shared?.storage === storage);
    cutTo(group, bytes);
  }
  for (const [folder, room] of rooms) cutFull(all, folder, room);
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

function cutTo(group: readonly Remains[], bytes: number | undefined): void {
  if (bytes === undefined) return;
  const held = group.reduce((sum, { archive, lost }) => sum + archive.bytes - lost.bytes, 0);
  cutOldest(group, held - bytes);
}

/** The disk is brought to the highest share by all that have one, to the next by the others: those that bear more stop first. */
function cutFull(all: readonly Remains[], folder: string, { usedBytes, freeBytes }: DiskRoom): void {
  const here = all.filter(({ archive }) => archive.folders.includes(folder));
  const shares = new Set(here.flatMap(({ archive }) => archive.limits.diskPercent ?? []));
  for (const share of [...shares].toSorted((one, other) => other - one)) {
    const lost = here.reduce((sum, one) => sum + one.lostOn(folder), 0);
    const most = ((usedBytes + freeBytes) * share) / 100;
    const group = here.filter(({ archive: { limits } }) => (limits.diskPercent ?? Infinity) <= share);
    cutOldest(group, usedBytes - lost - most, folder);
  }
}

/** Removes so many bytes, hour by hour; of the last hour the same share of each. */
function cutOldest(group: readonly Remains[], bytes: number, folder?: string): void {
  let missing = bytes;
  const places = group.map((remains) => ({ remains, index: 0 }));
  for (let time = nextTime(places); missing > 0 && time < Infinity; time = nextTime(places)) {
    const found: { readonly remains: Remains; readonly index: number; readonly hour: RecordedHour }[] = [];
    let held = 0;
    for (const place of places) {
      for (let hour = hourOf(place); hour === undefined || timeOf(hour) === time; hour = hourOf(place)) {
        const { remains, index } = place;
        if (index >= remains.archive.hours) break;
        place.index += 1;
        if (hour === undefined || (folder !== undefined && hour.folder !== folder)) continue;
        held += remains.leftOf(index, hour);
        found.push({ remains, index, hour });
      }
    }
    const kept = held > missing ? 1 - missing / held : 0;
    for (const { remains, index, hour } of found) remains.keep(index, hour, kept);
    missing -= held;
  }
}

interface PlaceInArchive {
  readonly remains: Remains;
  index: number;
}

function hourOf({ remains: { archive }, index }: PlaceInArchive): RecordedHour | undefined {
  return archive.hourAt(index);
}

/** The oldest hour that some archive stands at; moves those on that stand at what stays. */
function nextTime(places: readonly PlaceInArchive[]): number {
  let next = Infinity;
  for (const place of places) {
    let hour = hourOf(place);
    while (hour === undefined && place.index < place.remains.archive.hours) {
      place.index += 1;
      hour = hourOf(place);
    }
    if (hour !== undefined) next = Math.min(next, timeOf(hour));
  }
  return next;
}

function timeOf({ fromMs }: RecordedHour): number {
  return Math.floor(fromMs / HOUR_MS);
}
