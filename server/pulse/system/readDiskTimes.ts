import { readText } from "./readText.ts";

/** What a disk has done since the machine was started. */
interface DiskTimes {
  readonly readBytes: number;
  readonly writtenBytes: number;
  /** Milliseconds with something to do. */
  readonly busyMs: number;
}

const SECTOR = 512;

/** By disk, without partitions, memory disks and loop devices; empty where the system does not tell. */
export function readDiskTimes(text = readText("/proc/diskstats")): ReadonlyMap<string, DiskTimes> {
  const disks = new Map<string, DiskTimes>();
  for (const line of text.split("\n")) {
    const [, , name = "", ...figures] = line.trim().split(/\s+/);
    if (name === "" || NO_DISK.test(name) || isPartition(name, disks)) continue;
    const number = (index: number): number => Number(figures[index] ?? 0);
    disks.set(name, { readBytes: number(2) * SECTOR, writtenBytes: number(6) * SECTOR, busyMs: number(9) });
  }
  return disks;
}

const NO_DISK = /^(loop|ram|zram|sr|fd)\d/;

/** A partition comes after its disk: `sda1` after `sda`, `nvme0n1p1` after `nvme0n1`. */
function isPartition(name: string, disks: ReadonlyMap<string, DiskTimes>): boolean {
  const disk = /^(.*\d)p\d+$/.exec(name)?.[1] ?? name.replace(/\d+$/, "");
  return disk !== name && disks.has(disk);
}
