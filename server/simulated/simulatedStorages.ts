import type { DvrFolder } from "../../src/generated/types/DvrFolder.ts";
import type { DvrImpact } from "../../src/generated/types/DvrImpact.ts";
import type { DvrStats } from "../../src/generated/types/DvrStats.ts";
import type { Server } from "../../src/generated/types/Server.ts";
import type { StreamDvr } from "../../src/generated/types/StreamDvr.ts";
import type { Rename } from "../../src/model/entity/entityPlace.ts";
import { HOUR_MS } from "../../src/model/units/durations.ts";
import { ServerError } from "../ServerError.ts";
import type { DiskRoom } from "../media/dvr/ArchiveFiles.ts";
import { type ArchiveDisk, isCleared, planRecording, type RecordingPlan } from "../media/dvr/recordingPlan.ts";
import { concernedBy, impactOf, moreThan, settingsPlace } from "../media/dvr/storage/limitImpact.ts";
import { type LimitedArchive, limitLosses, type Loss } from "../media/dvr/storage/limitLosses.ts";
import { Turns } from "../media/dvr/storage/Turns.ts";
import { type Recording, recordedRanges } from "./simulatedArchive.ts";
import { hashText } from "./seededRandom.ts";

/** A simulated stream that is recorded, and the entry of the config that says how. */
export interface RecordedStream {
  readonly name: string;
  readonly collection: "streams" | "lives" | "sources";
  readonly key: string;
  readonly recording: Recording;
}

const TERABYTE = 1e12;
const MOST_NAMES = 20;
/** No folder of it is looked at: paths are only read. */
const FOLDER = "/var/lib/sluice";

/** The room of each DVR, as if its disks were there and its streams had been recorded to them. */
export function simulatedStorages(
  config: Server,
  streams: readonly RecordedStream[],
  nowMs: number,
): Readonly<Record<string, DvrStats>> {
  const byStorage = new Map<string, RecordedStream[]>(Object.keys(config.dvrs ?? {}).map((name) => [name, []]));
  for (const stream of streams) byStorage.get(dvrOf(config, stream)?.reference ?? "")?.push(stream);
  return Object.fromEntries([...byStorage].map(([name, own]) => [name, storageStats(config, name, own, nowMs)]));
}

/** A config, the one that is asked about, and the renames that lead to it. */
interface LimitChange {
  readonly before: Server;
  readonly after: Server;
  readonly renames: readonly Rename[];
}

/** What other limits would remove of what is simulated. */
export async function simulatedImpact(
  { before, after, renames }: LimitChange,
  streams: readonly RecordedStream[],
  nowMs: number,
): Promise<DvrImpact> {
  const turns = new Turns();
  const held: {
    readonly stream: RecordedStream;
    readonly plan: RecordingPlan;
    readonly next: RecordingPlan | undefined;
  }[] = [];
  for (const stream of streams) {
    const plan = planOf(before, dvrOf(before, stream));
    const { collection } = stream;
    const [, key = stream.key] = settingsPlace([collection, stream.key], renames);
    const next = planOf(after, dvrOf(after, { collection, key }));
    if (plan !== undefined) held.push({ stream, plan, next });
    await turns.give();
  }
  const concerned = await concernedBy(held, turns);
  const losses: (readonly Loss[])[] = [];
  for (const side of ["plan", "next"] as const) {
    const own = new Map<string, number>();
    const archives: LimitedArchive[] = [];
    for (const { stream, [side]: plan } of concerned) {
      const archive = limited(stream, plan, nowMs);
      addBytes(own, plan, archive.bytes);
      archives.push(archive);
      await turns.give();
    }
    const rooms = new Map([...own].map(([folder, bytes]) => [folder, roomOf(folder, bytes)]));
    losses.push(await limitLosses(archives, rooms, nowMs, turns));
  }
  return impactOf(
    concerned.map(({ stream: { name } }, at) => ({ name, ...moreThan(losses[0]?.[at], losses[1]?.[at]) })),
  );
}

function dvrOf(config: Server, { collection, key }: Pick<RecordedStream, "collection" | "key">): StreamDvr | undefined {
  const held = config[collection];
  return held && Object.hasOwn(held, key) ? held[key]?.dvr : undefined;
}

function planOf(config: Server, dvr: StreamDvr | undefined): RecordingPlan | undefined {
  try {
    return dvr && planRecording(dvr, { storages: config.dvrs, folder: FOLDER });
  } catch (error) {
    if (error instanceof ServerError) return undefined;
    throw error;
  }
}

function storageStats(config: Server, name: string, streams: readonly RecordedStream[], nowMs: number): DvrStats {
  const plan = planOf(config, { reference: name });
  const own = new Map<string, number>();
  const used = streams.reduce((sum, stream) => sum + bytesOf(stream, nowMs), 0);
  addBytes(own, plan, used);
  const starts = streams.flatMap((stream) => rangesOf(stream, nowMs)[0]?.from ?? []);
  const disks = (plan?.disks ?? []).map((disk) => folderOf(disk, own.get(disk.folder) ?? 0));
  return {
    used,
    ...(starts.length === 0 ? {} : { from: starts.reduce((one, other) => Math.min(one, other)) }),
    stream_count: streams.length,
    stream_names: streams
      .map((one) => one.name)
      .toSorted()
      .slice(0, MOST_NAMES),
    ...(config.dvrs?.[name]?.raid === 0
      ? { disks: Object.fromEntries(disks.map((disk) => [disk.folder?.split("/").at(-1) ?? "", disk])) }
      : { root: disks[0] ?? { state: "failed", error: "This server records to folders only." } }),
  };
}

function folderOf({ folder, mode }: ArchiveDisk, used: number): DvrFolder {
  const { usedBytes, freeBytes } = roomOf(folder, used);
  const room = { total: usedBytes + freeBytes, free: freeBytes, used, device: String(hashText(folder, 11)) };
  if (mode !== "" || freeBytes > 0) return { folder, state: "ok", ...room };
  const error = `The disk of ${folder} is full: make room, or set a limit of the archive.`;
  return { folder, state: "failed", error, ...room };
}

/** A disk that the recordings fit on, with something else on it as well. */
function roomOf(folder: string, own: number): DiskRoom {
  const seed = hashText(folder, 7);
  let total = TERABYTE * 2 ** (1 + (seed % 3));
  while (own > total * 0.8) total *= 2;
  const usedBytes = Math.min(total, Math.round(own + (total - own) * 0.05 * (1 + (seed % 9))));
  return { usedBytes, freeBytes: total - usedBytes };
}

/** Adds what a stream has recorded to the disks it is spread over. */
function addBytes(own: Map<string, number>, plan: RecordingPlan | undefined, bytes: number): void {
  const disks = (plan?.disks ?? []).filter(isCleared);
  for (const [index, { folder }] of disks.entries()) {
    const share = Math.floor((bytes * (index + 1)) / disks.length) - Math.floor((bytes * index) / disks.length);
    own.set(folder, (own.get(folder) ?? 0) + share);
  }
}

function rangesOf({ recording }: RecordedStream, nowMs: number): ReturnType<typeof recordedRanges> {
  return recordedRanges(recording, Math.floor(nowMs / 1000));
}

function bytesOf(stream: RecordedStream, nowMs: number): number {
  const seconds = rangesOf(stream, nowMs).reduce((sum, { from, to }) => sum + to - from, 0);
  return Math.round((seconds * stream.recording.bitrateKbit * 1000) / 8);
}

/** A recording by hours, spread over the disks in turn; an hour is made when it is looked at. */
function limited(stream: RecordedStream, plan: RecordingPlan | undefined, nowMs: number): LimitedArchive {
  const disks = (plan?.disks ?? []).filter(isCleared);
  const { bitrateKbit } = stream.recording;
  const bytesIn = (durationMs: number) => Math.round((durationMs * bitrateKbit) / 8);
  let hours = 0;
  const ranges = (disks.length === 0 ? [] : rangesOf(stream, nowMs)).map(({ from, to }) => {
    const first = Math.floor((from * 1000) / HOUR_MS);
    const range = { fromMs: from * 1000, toMs: to * 1000, first, index: hours };
    hours += Math.ceil(range.toMs / HOUR_MS) - first;
    return range;
  });
  return {
    limits: plan?.limits ?? {},
    shared: plan?.shared,
    bytes: bytesIn(ranges.reduce((sum, range) => sum + range.toMs - range.fromMs, 0)),
    folders: disks.map(({ folder }) => folder),
    hours,
    hourAt(index) {
      const range = ranges.findLast((one) => one.index <= index);
      if (range === undefined || index >= hours) return undefined;
      const hour = range.first + index - range.index;
      const [fromMs, toMs] = [Math.max(range.fromMs, hour * HOUR_MS), Math.min(range.toMs, (hour + 1) * HOUR_MS)];
      const durationMs = toMs - fromMs;
      return { folder: disks[hour % disks.length]?.folder ?? "", fromMs, toMs, bytes: bytesIn(durationMs), durationMs };
    },
  };
}
