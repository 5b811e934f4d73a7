import type { DvrImpact } from "../../../../src/generated/types/DvrImpact.ts";
import type { ArchiveFiles, DiskRoom } from "../ArchiveFiles.ts";
import type { ArchiveIndex } from "../index/ArchiveIndex.ts";
import { isCleared, type RecordingPlan } from "../recordingPlan.ts";
import { type LimitedArchive, limitLosses, type Loss } from "./limitLosses.ts";

/** An archive as it is, and as it would be kept. */
interface ChangedArchive {
  readonly name: string;
  readonly index: ArchiveIndex;
  readonly plan: RecordingPlan;
  /** Undefined where it would not be recorded any more: then what is there stays. */
  readonly next: RecordingPlan | undefined;
  readonly isLoaded: boolean;
}

/** What other limits would remove from archives that the present ones leave. */
export async function limitImpact(
  archives: readonly ChangedArchive[],
  files: Pick<ArchiveFiles, "roomOf">,
  nowMs: number,
): Promise<DvrImpact> {
  const concerned = concernedBy(archives);
  const folders = new Set(
    concerned.flatMap(({ plan, next }) =>
      [plan, next].flatMap((one) =>
        one?.limits.diskPercent === undefined ? [] : one.disks.map(({ folder }) => folder),
      ),
    ),
  );
  const rooms = new Map<string, DiskRoom>();
  for (const folder of folders) {
    const room = await files.roomOf(folder).catch(() => undefined);
    if (room) rooms.set(folder, room);
  }
  const [before, after] = [
    limitLosses(
      concerned.map(({ index, plan }) => limited(index, plan)),
      rooms,
      nowMs,
    ),
    limitLosses(
      concerned.map(({ index, next }) => limited(index, next)),
      rooms,
      nowMs,
    ),
  ];
  const losses = concerned.map(({ name }, at) => ({ name, ...moreThan(before[at], after[at]) }));
  return { ...impactOf(losses), ...(concerned.every(({ isLoaded }) => isLoaded) ? {} : { is_reading: true }) };
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
function concernedBy(archives: readonly ChangedArchive[]): readonly ChangedArchive[] {
  const changed = archives.filter(({ plan, next }) => next !== undefined && keptBy(plan) !== keptBy(next));
  const plans = changed.flatMap(({ plan, next }) => (next === undefined ? [plan] : [plan, next]));
  const storages = new Set(plans.flatMap(({ shared }) => shared?.storage ?? []));
  const folders = new Set(plans.flatMap(({ disks }) => disks.map(({ folder }) => folder)));
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
