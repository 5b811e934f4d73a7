import { describe, expect, it } from "vitest";
import {
  readDiskTimes,
  readNetworkBytes,
  readRunningTasks,
  readUsedMemory,
  SystemMetrics,
} from "../../../server/records/pulse/SystemMetrics.ts";

describe("the figures of the machine", () => {
  it("are real: a busy second shows in processor and event loop, shares stay within 100 percent", () => {
    const metrics = new SystemMetrics(Date.now);
    const until = performance.now() + 400;
    while (performance.now() < until) Math.hypot(until, 2);
    const figures = metrics.read();
    expect(figures.get("cpu_usage")).toBeGreaterThan(0);
    expect(figures.get("cpu_server")).toBeGreaterThan(0);
    expect(figures.get("memory_used")).toBeGreaterThan(1e7);
    expect(figures.get("memory_server")).toBeGreaterThan(1e7);
    expect(figures.get("active_tasks")).toBeGreaterThanOrEqual(0);
    for (const [name, value] of figures) {
      expect([name, Number.isFinite(value) && value >= 0]).toEqual([name, true]);
      if (/^(cpu|scheduler|disk_io)/.test(name)) expect([name, value <= 100]).toEqual([name, true]);
    }
  });

  it("count the memory that programs use, not what the system keeps to be faster", () => {
    const text = "MemTotal:       1000 kB\nMemFree:   100 kB\nMemAvailable:    600 kB\n";
    expect(readUsedMemory(text)).toBe(400 * 1024);
    expect(readUsedMemory("")).toBeGreaterThan(0);
  });

  it("add up the network devices that lead out of the machine", () => {
    const text = [
      "Inter-|   Receive      |  Transmit",
      " face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets",
      "    lo: 900 1 0 0 0 0 0 0 900 1 0 0 0 0 0 0",
      "  eth0: 100 1 0 0 0 0 0 0 10 1 0 0 0 0 0 0",
      "wlan0:200 1 0 0 0 0 0 0 20 1 0 0 0 0 0 0",
      "docker0: 900 1 0 0 0 0 0 0 900 1 0 0 0 0 0 0",
    ].join("\n");
    expect(readNetworkBytes(text)).toEqual({ received: 300, sent: 30 });
    expect(readNetworkBytes("")).toBeUndefined();
  });

  it("tell disks from partitions and from disks in memory", () => {
    const line = (name: string): string => `   8       0 ${name} 1 2 100 4 5 6 200 8 9 50 11`;
    const names = ["sda", "sda1", "sda12", "nvme0n1", "nvme0n1p1", "loop0", "ram1", "vdb", "dm-0"];
    const disks = readDiskTimes(names.map(line).join("\n"));
    expect([...disks.keys()]).toEqual(["sda", "nvme0n1", "vdb", "dm-0"]);
    expect(disks.get("sda")).toEqual({ readBytes: 51_200, writtenBytes: 102_400, busyMs: 50 });
    expect(readDiskTimes("").size).toBe(0);
  });

  it("read the tasks that run now, and the mean load where that is not told", () => {
    expect(readRunningTasks("0.16 0.59 0.80 4/100 32259\n")).toBe(4);
    expect(readRunningTasks("")).toBeGreaterThanOrEqual(0);
  });
});
