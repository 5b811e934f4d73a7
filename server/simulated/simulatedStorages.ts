import type { DvrFolder } from "../../src/generated/types/DvrFolder.ts";
import type { DvrImpact } from "../../src/generated/types/DvrImpact.ts";
import type { DvrStats } from "../../src/generated/types/DvrStats.ts";
import type { Server } from "../../src/generated/types/Server.ts";
import type { StreamDvr } from "../../src/generated/types/StreamDvr.ts";
import { HOUR_MS } from "../../src/model/units/durations.ts";
import { ServerError } from "../ServerError.ts";
import type { DiskRoom } from "../media/dvr/ArchiveFiles.ts";
import { type ArchiveDisk, isCleared, planRecording, type RecordingPlan } from "../media/dvr/recordingPlan.ts";
import { impactOf, moreThan } from "../media/dvr/storage/limitImpact.ts";
import { type LimitedArchive, limitLosses, type RecordedHour } from "../media/dvr/storage/limitLosses.ts";
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

/** What other limits would remove of what is simulated. */
export function simulatedImpact(
  { before, after }: { readonly before: Server; readonly after: Server },
  streams: readonly RecordedStream[],
  nowMs: number,
): DvrImpact {
  const losses = [before, after].map((config) => {
    const held = streams.map((stream) => ({ stream, plan: planOf(config, dvrOf(config, stream)) }));
    const own = new Map<string, number>();
    for (const { stream, plan } of held) addBytes(own, plan, bytesOf(stream, nowMs));
    const rooms = new Map([...own].map(([folder, bytes]) => [folder, roomOf(folder, bytes)]));
    return limitLosses(
      held.map(({ stream, plan }) => limited(stream, plan, nowMs)),
      rooms,
      nowMs,
    );
  });
  return impactOf(streams.map(({ name }, at) => ({ name, ...moreThan(losses[0]?.[at], losses[1]?.[at]) })));
}

function dvrOf(config: Server, { collection, key }: RecordedStream): StreamDvr | undefined {
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
  const room = { total: usedBytes + freeBytes, free: freeBytes, used };
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

/** A recording by hours, spread over the disks in turn. */
function limited(stream: RecordedStream, plan: RecordingPlan | undefined, nowMs: number): LimitedArchive {
  const disks = (plan?.disks ?? []).filter(isCleared);
  const hours: RecordedHour[] = [];
  for (const { from, to } of disks.length === 0 ? [] : rangesOf(stream, nowMs)) {
    for (let fromMs = from * 1000; fromMs < to * 1000;) {
      const hour = Math.floor(fromMs / HOUR_MS);
      const toMs = Math.min(to * 1000, (hour + 1) * HOUR_MS);
      const bytes = Math.round(((toMs - fromMs) * stream.recording.bitrateKbit) / 8);
      hours.push({ folder: disks[hour % disks.length]?.folder ?? "", fromMs, toMs, bytes, durationMs: toMs - fromMs });
      fromMs = toMs;
    }
  }
  return {
    limits: plan?.limits ?? {},
    shared: plan?.shared,
    bytes: hours.reduce((sum, hour) => sum + hour.bytes, 0),
    folders: disks.map(({ folder }) => folder),
    hours: hours.length,
    hourAt: (index) => hours[index],
  };
}
