import { readFileSync } from "node:fs";
import { cpus, freemem, loadavg, totalmem } from "node:os";
import { type EventLoopUtilization, performance } from "node:perf_hooks";

interface Counters {
  readonly atMs: number;
  readonly processors: ReturnType<typeof readProcessorTimes>;
  readonly ownMicroseconds: number;
  readonly network: ReturnType<typeof readNetworkBytes>;
  readonly disks: ReturnType<typeof readDiskTimes>;
  readonly loop: EventLoopUtilization;
}

/** How busy this machine and this server are. Figures are since the reading before; one that the system does not tell is left out. */
export class SystemMetrics {
  #before: Counters;

  constructor(private readonly now: () => number) {
    this.#before = this.#count();
  }

  /**
   * `cpu_usage`, `cpu_server`, `scheduler_load`, `disk_io_usage{disk=D}` in percent; `memory_used`, `memory_server` in
   * bytes; `network_in`, `network_out` in bits per second; `disk_read{disk=D}`, `disk_write{disk=D}` in bytes per
   * second; `active_tasks`.
   */
  read(): Map<string, number> {
    const [before, after] = [this.#before, this.#count()];
    this.#before = after;
    const elapsedMs = Math.max(1, after.atMs - before.atMs);
    const all = after.processors.all - before.processors.all;
    const idle = after.processors.idle - before.processors.idle;
    const ownMs = (after.ownMicroseconds - before.ownMicroseconds) / 1000;
    return new Map([
      ["cpu_usage", percent(all - idle, all)],
      ["cpu_server", percent(ownMs, elapsedMs * cpus().length)],
      ["scheduler_load", percent(performance.eventLoopUtilization(after.loop, before.loop).utilization, 1)],
      ["active_tasks", readRunningTasks()],
      ["memory_used", readUsedMemory()],
      ["memory_server", process.memoryUsage.rss()],
      ...networkFigures(before, after, elapsedMs),
      ...diskFigures(before, after, elapsedMs),
    ]);
  }

  #count(): Counters {
    const { user, system } = process.cpuUsage();
    return {
      atMs: this.now(),
      processors: readProcessorTimes(),
      ownMicroseconds: user + system,
      network: readNetworkBytes(),
      disks: readDiskTimes(),
      loop: performance.eventLoopUtilization(),
    };
  }
}

function networkFigures(before: Counters, after: Counters, elapsedMs: number): readonly [string, number][] {
  if (before.network === undefined || after.network === undefined) return [];
  const bits = (bytes: number): number => Math.max(0, (bytes * 8000) / elapsedMs);
  return [
    ["network_in", bits(after.network.received - before.network.received)],
    ["network_out", bits(after.network.sent - before.network.sent)],
  ];
}

function diskFigures(before: Counters, after: Counters, elapsedMs: number): readonly [string, number][] {
  return [...after.disks].flatMap(([name, disk]): readonly [string, number][] => {
    const past = before.disks.get(name);
    if (past === undefined) return [];
    const perSecond = (count: number): number => Math.max(0, (count * 1000) / elapsedMs);
    const tag = `{disk=${encodeURIComponent(name)}}`;
    return [
      [`disk_io_usage${tag}`, percent(disk.busyMs - past.busyMs, elapsedMs)],
      [`disk_read${tag}`, perSecond(disk.readBytes - past.readBytes)],
      [`disk_write${tag}`, perSecond(disk.writtenBytes - past.writtenBytes)],
    ];
  });
}

function percent(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.max(0, (100 * part) / whole));
}

/** Milliseconds since the machine was started, all processors together. */
export function readProcessorTimes(): { readonly idle: number; readonly all: number } {
  let [idle, all] = [0, 0];
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.user + times.nice + times.sys + times.idle + times.irq;
  }
  return { idle, all };
}

/** Tasks of the machine that run or wait for a processor at this moment; the mean of a minute where the moment is not told. */
export function readRunningTasks(text = readText("/proc/loadavg")): number {
  const running = /^(?:\S+ ){3}(\d+)\//.exec(text)?.[1];
  return running === undefined ? (loadavg()[0] ?? 0) : Number(running);
}

/** Bytes that programs use; what the system keeps only to be faster does not count where it tells. */
export function readUsedMemory(text = readText("/proc/meminfo")): number {
  const kilobytes = (name: string): number => Number(new RegExp(`^${name}: +(\\d+) kB`, "m").exec(text)?.[1]);
  const used = (kilobytes("MemTotal") - kilobytes("MemAvailable")) * 1024;
  return Number.isFinite(used) ? used : totalmem() - freemem();
}

/** What passes through these passes through a real device too, or never leaves the machine. */
const NO_DEVICE = /^(lo|ifb\d+|dummy\d+|veth.*|docker.*|br-.*|virbr.*)$/;

/** Bytes that the machine's network devices have received and sent; undefined where the system does not tell. */
export function readNetworkBytes(
  text = readText("/proc/net/dev"),
): { readonly received: number; readonly sent: number } | undefined {
  const devices = [...text.matchAll(/^\s*([^\s:]+):\s*(.+)$/gm)].filter(([, name = ""]) => !NO_DEVICE.test(name));
  if (devices.length === 0) return undefined;
  let [received, sent] = [0, 0];
  for (const [, , figures = ""] of devices) {
    const numbers = figures.trim().split(/\s+/).map(Number);
    received += numbers[0] ?? 0;
    sent += numbers[8] ?? 0;
  }
  return { received, sent };
}

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

/** A small file of /proc or /sys; empty where there is none. */
function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
