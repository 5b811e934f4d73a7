import { pulseText } from "../../texts/en/pulse.ts";
import { type PulseAxis, pulseAxes } from "./pulseAxis.ts";

/** What the server measures, and how it is told. */
interface PulseMetric {
  readonly title: string;
  readonly axis: PulseAxis;
  /** What tells its series apart. */
  readonly tag?: "disk" | "name";
}

/** Its title is said in the language of the moment it is read. */
function measured(say: () => string, axis: PulseAxis, tag?: PulseMetric["tag"]): PulseMetric {
  return {
    get title() {
      return say();
    },
    axis,
    ...(tag !== undefined && { tag }),
  };
}

/** By the names that queries use. */
export const pulseMetrics: ReadonlyMap<string, PulseMetric> = new Map([
  ["traffic_in", measured(() => pulseText("pulse.trafficIn"), pulseAxes.traffic)],
  ["traffic_out", measured(() => pulseText("pulse.trafficOut"), pulseAxes.traffic)],
  ["network_in", measured(() => pulseText("pulse.networkIn"), pulseAxes.traffic)],
  ["network_out", measured(() => pulseText("pulse.networkOut"), pulseAxes.traffic)],
  ["clients", measured(() => pulseText("pulse.clients"), pulseAxes.count)],
  ["streams", measured(() => pulseText("pulse.streams"), pulseAxes.count)],
  ["cpu_usage", measured(() => pulseText("pulse.cpu"), pulseAxes.percent)],
  ["cpu_server", measured(() => pulseText("pulse.cpuServer"), pulseAxes.percent)],
  ["scheduler_load", measured(() => pulseText("pulse.scheduler"), pulseAxes.percent)],
  ["active_tasks", measured(() => pulseText("pulse.tasks"), pulseAxes.count)],
  ["memory_used", measured(() => pulseText("pulse.memoryUsed"), pulseAxes.memory)],
  ["memory_server", measured(() => pulseText("pulse.memoryServer"), pulseAxes.memory)],
  ["disk_io_usage", measured(() => pulseText("pulse.diskIo"), pulseAxes.percent, "disk")],
  ["disk_read", measured(() => pulseText("pulse.diskRead"), pulseAxes.bytesPerSecond, "disk")],
  ["disk_write", measured(() => pulseText("pulse.diskWrite"), pulseAxes.bytesPerSecond, "disk")],
  ["stream_in", measured(() => pulseText("pulse.streamIn"), pulseAxes.traffic, "name")],
  ["stream_out", measured(() => pulseText("pulse.streamOut"), pulseAxes.traffic, "name")],
  ["stream_clients", measured(() => pulseText("pulse.streamClients"), pulseAxes.count, "name")],
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
