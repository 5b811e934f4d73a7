import type { DvrImpact } from "../../../../src/generated/types/DvrImpact.ts";
import type { ConfigPath } from "../../../../src/model/configPath.ts";
import type { Rename } from "../../../../src/model/entity/entityPlace.ts";
import { ServerError } from "../../../ServerError.ts";
import type { DiskRoom } from "../ArchiveFiles.ts";
import { diskSilence } from "../diskErrors.ts";
import type { ArchiveIndex } from "../index/ArchiveIndex.ts";
import { isCleared, type RecordingPlan } from "../recordingPlan.ts";
import type { DiskQuestions } from "./DiskQuestions.ts";
import { type LimitedArchive, limitLosses, type Loss } from "./limitLosses.ts";
import type { Turns } from "./Turns.ts";

/** Whose limits change. */
interface ChangedPlan {
  readonly plan: RecordingPlan;
  /** Undefined where it would not be recorded any more: then what is there stays. */
  readonly next: RecordingPlan | undefined;
}

/** An archive as it is, and as it would be kept. */
export interface ChangedArchive extends ChangedPlan {
  readonly name: string;
  readonly index: ArchiveIndex;
  readonly isLoaded: boolean;
}

/**
 * Where the settings of a stream stand in a config that renames lead to. Only streams are followed: those of a renamed
 * location end, and what they recorded stays.
 */
export function settingsPlace(place: ConfigPath, renames: readonly Rename[]): ConfigPath {
  const [collection, key] = place;
  const rename = renames.find(({ from }) => collection === "streams" && from[0] === collection && from[1] === key);
  return rename === undefined ? place : rename.to;
}

/**
 * What other limits would remove from archives that the present ones leave.
 * @throws ServerError `unavailable` when that depends on a disk that does not answer
 */
export async function limitImpact(
  archives: readonly ChangedArchive[],
  questions: Pick<DiskQuestions, "ask">,
  { nowMs, turns }: { readonly nowMs: number; readonly turns: Turns },
): Promise<DvrImpact> {
  const concerned = await concernedBy(archives, turns);
  const rooms = await roomsOf(concerned, questions);
  const [present, changed]: [LimitedArchive[], LimitedArchive[]] = [[], []];
  for (const { index, plan, next } of concerned) {
    present.push(limited(index, plan));
    changed.push(limited(index, next));
    await turns.give();
  }
  const before = await limitLosses(present, rooms, nowMs, turns);
  const after = await limitLosses(changed, rooms, nowMs, turns);
  const losses = concerned.map(({ name }, at) => ({ name, ...moreThan(before[at], after[at]) }));
  return { ...impactOf(losses), ...(concerned.every(({ isLoaded }) => isLoaded) ? {} : { is_reading: true }) };
}

/** Of the folders that recordings lie in and that have a limit by how full their disks are. */
async function roomsOf(
  concerned: readonly ChangedArchive[],
  questions: Pick<DiskQuestions, "ask">,
): Promise<ReadonlyMap<string, DiskRoom>> {
  const limitedNow = concerned.filter(({ plan, next }) =>
    [plan, next].some((one) => one?.limits.diskPercent !== undefined),
  );
  const folders = new Set(limitedNow.flatMap(({ plan }) => plan.disks.map(({ folder }) => folder)));
  const rooms = new Map<string, DiskRoom>();
  const ask = async (folder: string) => {
    const answer = await questions.ask(folder).catch(() => undefined);
    if (answer === "silent" || answer === "waiting") throw new ServerError("unavailable", diskSilence(folder));
    if (answer?.place === folder) rooms.set(folder, answer.room);
  };
  await Promise.all([...folders].map(ask));
  return rooms;
}

/** The sum of what streams lose. */
export function impactOf(losses: readonly (Loss & { readonly name: string })[]): DvrImpact {
  const real = losses.filter(({ bytes, durationMs }) => bytes > 0 || durationMs >= 1000);
  return {
    bytes: real.reduce((sum, { bytes }) => sum + bytes, 0),
    duration: Math.round(real.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000),
    stream_count: real.length,
    stream_names: real
      .toSorted((one, other) => other.durationMs - one.durationMs)
      .slice(0, 5)
      .map(({ name }) => name),
  };
}

/** What goes now that did not go before. */
export function moreThan(before: Loss | undefined, after: Loss | undefined): Loss {
  return {
    bytes: Math.max(0, (after?.bytes ?? 0) - (before?.bytes ?? 0)),
    durationMs: Math.max(0, (after?.durationMs ?? 0) - (before?.durationMs ?? 0)),
  };
}

/** Those that change, and those they share a size or a disk with. */
export async function concernedBy<Plan extends ChangedPlan>(
  archives: readonly Plan[],
  turns: Turns,
): Promise<readonly Plan[]> {
  const storages = new Set<string>();
  const folders = new Set<string>();
  for (const { plan, next } of archives) {
    await turns.give();
    if (next === undefined || keptBy(plan) === keptBy(next)) continue;
    for (const { shared, disks } of [plan, next]) {
      if (shared !== undefined) storages.add(shared.storage);
      for (const { folder } of disks) folders.add(folder);
    }
  }
  return archives.filter(({ plan, next }) =>
    [plan, next].some(
      (one) => one && (storages.has(one.shared?.storage ?? "") || one.disks.some(({ folder }) => folders.has(folder))),
    ),
  );
}

function keptBy({ limits, shared, disks }: RecordingPlan): string {
  return JSON.stringify([limits, shared ?? null, disks]);
}

function limited({ hours, bytes }: ArchiveIndex, plan: RecordingPlan | undefined): LimitedArchive {
  const folders = (plan?.disks ?? []).filter(isCleared).map(({ folder }) => folder);
  return {
    limits: plan?.limits ?? {},
    shared: plan?.shared,
    bytes,
    folders,
    hours: hours.length,
    hourAt(index) {
      const hour = hours[index];
      if (hour === undefined || !folders.includes(hour.disk.folder)) return undefined;
      const { disk, ranges, hourMs } = hour;
      const fromMs = ranges.all[0]?.fromMs ?? hourMs;
      const { durationMs, endMs: toMs = fromMs } = ranges;
      return { folder: disk.folder, fromMs, toMs, bytes: hour.bytes, durationMs };
    },
  };
}
