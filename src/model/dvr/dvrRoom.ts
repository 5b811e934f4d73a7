import { fromServer } from "../../texts/language.ts";
import { isPlainObject, type Json } from "../Json.ts";

/** What the server reports of a DVR (`dvrs.*.stats`), as far as it is shown; what it leaves out is empty. */
export interface DvrRoomStats {
  /** Bytes. */
  readonly used: number;
  /** Of the oldest recording; undefined while there is none. */
  readonly fromMs: number | undefined;
  readonly isReading: boolean;
  readonly streamCount: number;
  /** The first of them. */
  readonly streams: readonly string[];
  readonly root: FolderRoom | undefined;
  /** By name. */
  readonly disks: readonly (readonly [string, FolderRoom])[];
}

/** A folder and the file system under it, in bytes. */
export interface FolderRoom {
  readonly folder: string;
  readonly state: "ok" | "new" | "failed";
  readonly error: string;
  readonly total: number | undefined;
  readonly free: number | undefined;
  readonly used: number;
  /** Folders of the same one share its room; undefined where the server does not tell. */
  readonly device: string | undefined;
}

/** Reads what a server reports; undefined where it reports nothing. */
export function readDvrRoom(stats: Json | undefined): DvrRoomStats | undefined {
  if (!isPlainObject(stats)) return undefined;
  const { used, from, is_reading: isReading, stream_count: count, stream_names: names, root, disks } = stats;
  return {
    used: numberOr(used, 0),
    fromMs: typeof from === "number" ? from * 1000 : undefined,
    isReading: isReading === true,
    streamCount: numberOr(count, 0),
    streams: Array.isArray(names) ? names.filter((name) => typeof name === "string") : [],
    root: folderRoom(root),
    disks: Object.entries(isPlainObject(disks) ? disks : {}).flatMap(([name, disk]) => {
      const room = folderRoom(disk);
      return room === undefined ? [] : [[name, room] as const];
    }),
  };
}

function folderRoom(value: Json | undefined): FolderRoom | undefined {
  if (!isPlainObject(value)) return undefined;
  const { folder, state, error, said, total, free, used, device } = value;
  return {
    folder: typeof folder === "string" ? folder : "",
    state: state === "failed" || state === "new" ? state : "ok",
    error: typeof error === "string" ? fromServer(error, { said }) : "",
    total: typeof total === "number" ? total : undefined,
    free: typeof free === "number" ? free : undefined,
    used: numberOr(used, 0),
    device: typeof device === "string" ? device : undefined,
  };
}

/** The room of several folders together, each file system once. */
export function sumOfRooms(folders: readonly FolderRoom[]): { readonly total: number; readonly free: number } {
  const devices = new Set<string>();
  const sum = { total: 0, free: 0 };
  for (const { device, total = 0, free = 0 } of folders) {
    if (device !== undefined && devices.has(device)) continue;
    if (device !== undefined) devices.add(device);
    sum.total += total;
    sum.free += free;
  }
  return sum;
}

function numberOr(value: Json | undefined, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
