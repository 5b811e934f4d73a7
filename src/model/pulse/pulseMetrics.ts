import { pulseText } from "../../texts/en/pulse.ts";
import { type PulseAxis, pulseAxes } from "./pulseAxis.ts";

/** What the server measures, and how it is told. */
interface PulseMetric {
  readonly title: string;
  readonly axis: PulseAxis;
  /** What tells its series apart. */
  readonly tag?: "disk" | "name";
}

/** By the names that queries use. */
export const pulseMetrics: ReadonlyMap<string, PulseMetric> = new Map<string, PulseMetric>([
  [
    "traffic_in",
    {
      get title() {
        return pulseText("pulse.trafficIn");
      },
      axis: pulseAxes.traffic,
    },
  ],
  [
    "traffic_out",
    {
      get title() {
        return pulseText("pulse.trafficOut");
      },
      axis: pulseAxes.traffic,
    },
  ],
  [
    "network_in",
    {
      get title() {
        return pulseText("pulse.networkIn");
      },
      axis: pulseAxes.traffic,
    },
  ],
  [
    "network_out",
    {
      get title() {
        return pulseText("pulse.networkOut");
      },
      axis: pulseAxes.traffic,
    },
  ],
  [
    "clients",
    {
      get title() {
        return pulseText("pulse.clients");
      },
      axis: pulseAxes.count,
    },
  ],
  [
    "streams",
    {
      get title() {
        return pulseText("pulse.streams");
      },
      axis: pulseAxes.count,
    },
  ],
  [
    "cpu_usage",
    {
      get title() {
        return pulseText("pulse.cpu");
      },
      axis: pulseAxes.percent,
    },
  ],
  [
    "cpu_server",
    {
      get title() {
        return pulseText("pulse.cpuServer");
      },
      axis: pulseAxes.percent,
    },
  ],
  [
    "scheduler_load",
    {
      get title() {
        return pulseText("pulse.scheduler");
      },
      axis: pulseAxes.percent,
    },
  ],
  [
    "active_tasks",
    {
      get title() {
        return pulseText("pulse.tasks");
      },
      axis: pulseAxes.count,
    },
  ],
  [
    "memory_used",
    {
      get title() {
        return pulseText("pulse.memoryUsed");
      },
      axis: pulseAxes.memory,
    },
  ],
  [
    "memory_server",
    {
      get title() {
        return pulseText("pulse.memoryServer");
      },
      axis: pulseAxes.memory,
    },
  ],
  [
    "disk_io_usage",
    {
      get title() {
        return pulseText("pulse.diskIo");
      },
      axis: pulseAxes.percent,
      tag: "disk",
    },
  ],
  [
    "disk_read",
    {
      get title() {
        return pulseText("pulse.diskRead");
      },
      axis: pulseAxes.bytesPerSecond,
      tag: "disk",
    },
  ],
  [
    "disk_write",
    {
      get title() {
        return pulseText("pulse.diskWrite");
      },
      axis: pulseAxes.bytesPerSecond,
      tag: "disk",
    },
  ],
  [
    "stream_in",
    {
      get title() {
        return pulseText("pulse.streamIn");
      },
      axis: pulseAxes.traffic,
      tag: "name",
    },
  ],
  [
    "stream_out",
    {
      get title() {
        return pulseText("pulse.streamOut");
      },
      axis: pulseAxes.traffic,
      tag: "name",
    },
  ],
  [
    "stream_clients",
    {
      get title() {
        return pulseText("pulse.streamClients");
      },
      axis: pulseAxes.count,
      tag: "name",
    },
  ],
]);

/** How the values of a metric are told; plain numbers where it is none of ours. */
export function axisOf(metric: string): PulseAxis {
  // This server measures none, another one behind the same console may.
  if (metric === "thumbnailer") return pulseAxes.thumbnailer;
  return pulseMetrics.get(metric)?.axis ?? pulseAxes.count;
}

/** A graph of the board, drawn for the last hour and for the last minute. */
interface BoardGraph {
  readonly title: string;
  readonly topic: string;
  readonly axis: PulseAxis;
}

/** The graphs of the Pulse page in their order, beside those of each disk. */
export const boardGraphs: readonly BoardGraph[] = [
  {
    get title() {
      return pulseText("pulse.systemTraffic");
    },
    topic: "overview",
    axis: pulseAxes.traffic,
  },
  {
    get title() {
      return pulseText("pulse.totalMemory");
    },
    topic: "total_memusage",
    axis: pulseAxes.memory,
  },
  {
    get title() {
      return pulseText("pulse.cpuUsage");
    },
    topic: "cpu_usage",
    axis: pulseAxes.percent,
  },
  {
    get title() {
      return pulseText("pulse.schedulerUtilization");
    },
    topic: "scheduler_loads",
    axis: pulseAxes.percent,
  },
  {
    get title() {
      return pulseText("pulse.activeTasks");
    },
    topic: "active_tasks",
    axis: pulseAxes.count,
  },
];

/** The graph of how busy a disk is. */
export function diskTopic(disk: string): string {
  return `disk_io_usage{disk=${encodeURIComponent(disk)}}`;
}
