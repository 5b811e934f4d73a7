import { performance, type EventLoopUtilization } from "node:perf_hooks";
import { cpus } from "node:os";
import { readDiskTimes } from "./readDiskTimes.ts";
import { readNetworkBytes } from "./readNetworkBytes.ts";
import { readProcessorTimes } from "./readProcessorTimes.ts";
import { readRunningTasks } from "./readRunningTasks.ts";
import { readUsedMemory } from "./readUsedMemory.ts";

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
