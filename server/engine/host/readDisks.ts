import { readdirSync, readFileSync } from "node:fs";

export interface Disk {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

const SECTOR = 512;

/** The block devices of this machine, without memory disks and loop devices; none where the system does not tell. */
export function readDisks(): readonly Disk[] {
  try {
    return readdirSync("/sys/block")
      .filter((name) => !/^(loop|ram|zram|sr|fd)\d/.test(name))
      .map((name) => ({ name, size: Number(readFileSync(`/sys/block/${name}/size`, "utf8")) * SECTOR }))
      .filter(({ size }) => size > 0);
  } catch {
    return [];
  }
}
