import { isAbsolute, resolve } from "node:path";
import type { DvrStorage } from "../../../../src/generated/types/DvrStorage.ts";
import type { StreamDvr } from "../../../../src/generated/types/StreamDvr.ts";
import { ServerError } from "../../../ServerError.ts";
import type { ArchiveDisk } from "./ArchiveDisk.ts";
import type { ArchiveLimits } from "./ArchiveLimits.ts";
import type { RecordingPlan } from "./RecordingPlan.ts";

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
  return resolve(below, path);
}
