import type { ArchiveFiles } from "../ArchiveFiles.ts";
import type { ArchiveDisk } from "../recordingPlan.ts";
import { HOUR_MS } from "../../../../src/model/units/durations.ts";

/**
 * The disks to try for a stream's next pieces, in their order. The `active` ones with the most room share the streams, by
 * their names and the hour; the others stand in when those fail. A disk that cannot be asked comes last.
 */
export async function orderDisks(
  files: ArchiveFiles,
  { disks, active, turn }: { readonly disks: readonly ArchiveDisk[]; readonly active: number; readonly turn: number },
): Promise<readonly ArchiveDisk[]> {
  const writable = disks.filter(({ mode }) => mode === "");
  if (writable.length < 2) return writable;
  const rooms = await Promise.all(
    writable.map(async (disk) => {
      const room = await files.roomOf(disk.folder).catch(() => undefined);
      return { disk, free: room?.freeBytes ?? -1 };
    }),
  );
  const ranked = rooms.sort((one, other) => other.free - one.free).map(({ disk }) => disk);
  const first = ranked.slice(0, active);
  const begin = first.length === 0 ? 0 : turn % first.length;
  return [...first.slice(begin), ...first.slice(0, begin), ...ranked.slice(active)];
}

/** A number that spreads streams over disks, another one each hour. */
export function turnOf(name: string, timeMs: number): number {
  let sum = Math.floor(timeMs / HOUR_MS);
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
