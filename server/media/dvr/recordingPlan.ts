import { isAbsolute, relative, resolve } from "node:path";
import type { DvrDisk } from "../../../src/generated/types/DvrDisk.ts";
import type { DvrStorage } from "../../../src/generated/types/DvrStorage.ts";
import type { StreamDvr } from "../../../src/generated/types/StreamDvr.ts";
import { isOwnPlace } from "../../config/storage/dataFolder.ts";
import { ServerError } from "../../ServerError.ts";

const END_OF_DAY = 2359;

/** A folder that archives lie in: the root itself, or a disk below it. */
export interface ArchiveDisk {
  readonly folder: string;
  readonly mode: NonNullable<DvrDisk["mode"]>;
}

/** Whether old recordings on a disk are removed: `keep` and `readonly` mean that what is there stays. */
export function isCleared({ mode }: ArchiveDisk): boolean {
  return mode !== "keep" && mode !== "readonly";
}

/** When old recordings go. What is not set, or 0, is no limit: rather too much is kept than lost. */
interface ArchiveLimits {
  readonly ageS?: number;
  /** Of the whole disk, in percent. */
  readonly diskPercent?: number;
  readonly bytes?: number;
}

/** Where a stream is recorded, when, and how much of it is kept. */
export interface RecordingPlan {
  /** All that are read; those that are abandoned are not among them. */
  readonly disks: readonly ArchiveDisk[];
  /** `none`: one that is missing is not made; `part`: only its last part; `all`: with the folders above it. */
  readonly missingFolder: "none" | "part" | "all";
  /** How many of the disks are written at the same time. */
  readonly active: number;
  /** Holds the index of what is recorded; undefined: none is kept, the folders are read at the start. */
  readonly indexFolder: string | undefined;
  /** Every recorded part is copied to it. */
  readonly copyFolder: string | undefined;
  readonly limits: ArchiveLimits;
  /** Of all streams of a DVR config together that set no size of their own. */
  readonly shared: { readonly storage: string; readonly bytes: number } | undefined;
  /** Hours of the day in UTC as `[from, to]` in HHMM; empty: always. */
  readonly schedule: readonly (readonly number[])[];
}

interface Surroundings {
  readonly storages: Readonly<Record<string, DvrStorage>> | undefined;
  /** Paths that are not absolute are below it; an archive without a path is in its folder `dvr`. */
  readonly folder: string;
}

/**
 * Where and how a stream is recorded, from its own settings and those of the DVR config it refers to; its own win.
 * @throws ServerError in words for the stream's page
 */
export function planRecording(dvr: StreamDvr, { storages, folder }: Surroundings): RecordingPlan {
  if (dvr.reference === undefined) return ownPlan(dvr, folder);
  const storage = storages && Object.hasOwn(storages, dvr.reference) ? storages[dvr.reference] : undefined;
  if (!storage) {
    throw new ServerError(
      "invalid",
      `There is no DVR config ${dvr.reference}: add it, or choose another for this stream.`,
    );
  }
  return storagePlan(dvr, storage, folder);
}

function ownPlan(dvr: StreamDvr, folder: string): RecordingPlan {
  const root = folderAt(dvr.root ?? "dvr", folder);
  return {
    disks: [{ folder: root, mode: "" }],
    missingFolder: isAbsolute(dvr.root ?? "") ? "part" : "all",
    active: 1,
    indexFolder: root,
    copyFolder: undefined,
    limits: limitsOf(dvr),
    shared: undefined,
    schedule: [],
  };
}

function storagePlan(dvr: StreamDvr, storage: DvrStorage, folder: string): RecordingPlan {
  const root = folderAt(storage.root, folder);
  const ageS = dvr.dvr_limit ?? storage.dvr_limit;
  const diskPercent = dvr.disk_limit ?? storage.disk_limit;
  const isRaid = storage.raid === 0;
  const share = storage.disk_space;
  return {
    disks: isRaid ? disksBelow(root, storage) : [{ folder: root, mode: "" }],
    missingFolder: isRaid ? "none" : isAbsolute(storage.root) ? "part" : "all",
    active: Math.max(1, storage.active ?? 1),
    indexFolder: storage.no_index === true ? undefined : folderAt(storage.index ?? storage.root, folder),
    copyFolder: storage.copy === undefined ? undefined : folderAt(storage.copy, folder),
    limits: limitsOf({ dvr_limit: ageS, disk_limit: diskPercent, disk_space: dvr.disk_space }),
    shared: dvr.disk_space === undefined && share ? { storage: storage.name, bytes: share } : undefined,
    schedule: storage.schedule ?? [],
  };
}

function disksBelow(root: string, { name, disks = {} }: DvrStorage): readonly ArchiveDisk[] {
  const kept = Object.entries(disks).filter(([, disk]) => disk.mode !== "abandon");
  if (kept.length === 0) throw new ServerError("invalid", `RAID 0 of the DVR config ${name} has no disk: add one.`);
  return kept.map(([key, disk]) => {
    if (!/^[^/\\\0]+$/.test(key) || key === "." || key === "..") {
      throw new ServerError("invalid", `A disk of the DVR config ${name} is not the name of a folder below its root.`);
    }
    return { folder: resolve(root, key), mode: disk.mode ?? "" };
  });
}

function limitsOf(own: { [K in "dvr_limit" | "disk_limit" | "disk_space"]?: number | undefined }): ArchiveLimits {
  return {
    ...(own.dvr_limit ? { ageS: own.dvr_limit } : {}),
    ...(own.disk_limit ? { diskPercent: own.disk_limit } : {}),
    ...(own.disk_space ? { bytes: own.disk_space } : {}),
  };
}

function folderAt(path: string, below: string): string {
  // An address may hold a key, so that only its scheme is said.
  const scheme = /^(?<scheme>[a-z][a-z0-9+.-]+):\/\//i.exec(path)?.groups?.["scheme"];
  if (scheme !== undefined) {
    throw new ServerError("invalid", `This server records to folders only, not to ${scheme}:// addresses.`);
  }
  if (path.includes("\0"))
    throw new ServerError("invalid", "The path of the archive holds a character no folder can have.");
  const folder = resolve(below, path);
  if (isOwnPlace(below, folder) && !/^dvr(\/|$)/.test(relative(below, folder)))
    throw new ServerError("invalid", `The folder ${path} holds the server's own files. Record to a folder of its own.`);
  return folder;
}

/**
 * Whether a time is within the hours that are recorded. Hours are UTC, as the folders of the archive are; a range may
 * cross midnight, one that ends at 23:59 takes the last minute with it, and one that ends where it begins is a whole day.
 */
export function isScheduled(schedule: readonly (readonly number[])[], timeMs: number): boolean {
  if (schedule.length === 0) return true;
  const time = new Date(timeMs);
  const clock = time.getUTCHours() * 100 + time.getUTCMinutes();
  return schedule.some(([from = 0, to = END_OF_DAY]) => {
    const end = to === END_OF_DAY ? 2400 : to;
    return from < end ? clock >= from && clock < end : clock >= from || clock < end;
  });
}
