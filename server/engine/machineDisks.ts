import { readdirSync, readFileSync, statfsSync, statSync } from "node:fs";

interface Disk {
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

interface Partition {
  readonly path: string;
  /** Percent, with one decimal. */
  readonly usage: number;
  readonly total: number;
  readonly free: number;
}

/** The file systems of this machine and how full they are; one that cannot be asked is left out. */
export function readPartitions(): readonly Partition[] {
  return mountPoints().flatMap((path) => {
    try {
      // In a container single files are mounted too.
      if (!statSync(path).isDirectory()) return [];
      const { blocks, bfree, bavail, bsize } = statfsSync(path);
      if (blocks === 0) return [];
      // As df counts: what is kept for root is neither used nor free.
      const used = blocks - bfree;
      const usage = Math.round((1000 * used) / Math.max(1, used + bavail)) / 10;
      return [{ path, usage, total: blocks * bsize, free: bavail * bsize }];
    } catch {
      // Gone since the list was read, or not ours to ask.
      return [];
    }
  });
}

/** Each block device once, at its first place; the root alone where there is no list of mounts. */
function mountPoints(): readonly string[] {
  const byDevice = new Map<string, string>();
  for (const line of mounts()) {
    const [device = "", path = ""] = line.split(" ");
    if (device.startsWith("/dev/") && !byDevice.has(device)) byDevice.set(device, unescaped(path));
  }
  return [...new Set(["/", ...byDevice.values()])];
}

function mounts(): readonly string[] {
  try {
    return readFileSync("/proc/self/mounts", "utf8").split("\n");
  } catch {
    return [];
  }
}

/** White space in a path is written as an octal number. */
function unescaped(path: string): string {
  return path.replaceAll(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)));
}
