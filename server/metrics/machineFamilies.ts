import { totalmem } from "node:os";
import { readDiskTimes, readNetworkBytes, readProcessorTimes, readUsedMemory } from "../records/pulse/SystemMetrics.ts";
import { type MetricSample, type ServerFamily, single } from "./MetricFamily.ts";

/** What the machine has to tell, a row a figure; what the system does not tell has no value. */
export const machineFamilies: readonly ServerFamily[] = [
  {
    name: "sluice_machine_cpu_seconds_total",
    type: "counter",
    labels: ["mode"],
    help: "Time of all processors since the machine was started: busy, idle.",
    read: () => {
      const { all, idle } = readProcessorTimes();
      return [
        { labels: { mode: "busy" }, value: (all - idle) / 1000 },
        { labels: { mode: "idle" }, value: idle / 1000 },
      ];
    },
  },
  {
    name: "sluice_machine_memory_bytes",
    type: "gauge",
    labels: [],
    help: "Memory of the machine.",
    read: () => single(totalmem()),
  },
  {
    name: "sluice_machine_memory_used_bytes",
    type: "gauge",
    labels: [],
    help: "Of it what programs use, without what the system keeps only to be faster.",
    read: () => single(readUsedMemory()),
  },
  {
    name: "sluice_machine_network_received_bytes_total",
    type: "counter",
    labels: [],
    help: "Received by the machine's network devices.",
    read: () => single(readNetworkBytes()?.received),
  },
  {
    name: "sluice_machine_network_sent_bytes_total",
    type: "counter",
    labels: [],
    help: "Sent by the machine's network devices.",
    read: () => single(readNetworkBytes()?.sent),
  },
  {
    name: "sluice_disk_read_bytes_total",
    type: "counter",
    labels: ["disk"],
    help: "Read from a disk.",
    read: () => byDisk(({ readBytes }) => readBytes),
  },
  {
    name: "sluice_disk_written_bytes_total",
    type: "counter",
    labels: ["disk"],
    help: "Written to a disk.",
    read: () => byDisk(({ writtenBytes }) => writtenBytes),
  },
  {
    name: "sluice_disk_busy_seconds_total",
    type: "counter",
    labels: ["disk"],
    help: "How long a disk had something to do; its rate is how busy it is, 1 at most.",
    read: () => byDisk(({ busyMs }) => busyMs / 1000),
  },
  {
    name: "sluice_partition_bytes",
    type: "gauge",
    labels: ["path"],
    help: "Size of a file system.",
    read: ({ info }) => byPath(info.partitions, "total"),
  },
  {
    name: "sluice_partition_free_bytes",
    type: "gauge",
    labels: ["path"],
    help: "What is left of it for programs.",
    read: ({ info }) => byPath(info.partitions, "free"),
  },
];

type DiskTimes = ReturnType<typeof readDiskTimes> extends ReadonlyMap<string, infer Times> ? Times : never;

function byDisk(read: (times: DiskTimes) => number): readonly MetricSample[] {
  return [...readDiskTimes()].map(([disk, times]) => ({ labels: { disk }, value: read(times) }));
}

interface Partition {
  readonly path: string;
  readonly total?: number;
  readonly free?: number;
}

function byPath(partitions: readonly Partition[] = [], key: "total" | "free"): readonly MetricSample[] {
  return partitions.flatMap(({ path, [key]: value }) => (value === undefined ? [] : [{ labels: { path }, value }]));
}
