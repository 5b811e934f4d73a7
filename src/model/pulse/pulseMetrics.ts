import { text } from "../../texts/text.ts";
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
  ["traffic_in", { title: text("pulse.trafficIn"), axis: pulseAxes.traffic }],
  ["traffic_out", { title: text("pulse.trafficOut"), axis: pulseAxes.traffic }],
  ["network_in", { title: text("pulse.networkIn"), axis: pulseAxes.traffic }],
  ["network_out", { title: text("pulse.networkOut"), axis: pulseAxes.traffic }],
  ["clients", { title: text("pulse.clients"), axis: pulseAxes.count }],
  ["streams", { title: text("pulse.streams"), axis: pulseAxes.count }],
  ["cpu_usage", { title: text("pulse.cpu"), axis: pulseAxes.percent }],
  ["cpu_server", { title: text("pulse.cpuServer"), axis: pulseAxes.percent }],
  ["scheduler_load", { title: text("pulse.scheduler"), axis: pulseAxes.percent }],
  ["active_tasks", { title: text("pulse.tasks"), axis: pulseAxes.count }],
  ["memory_used", { title: text("pulse.memoryUsed"), axis: pulseAxes.memory }],
  ["memory_server", { title: text("pulse.memoryServer"), axis: pulseAxes.memory }],
  ["disk_io_usage", { title: text("pulse.diskIo"), axis: pulseAxes.percent, tag: "disk" }],
  ["disk_read", { title: text("pulse.diskRead"), axis: pulseAxes.bytesPerSecond, tag: "disk" }],
  ["disk_write", { title: text("pulse.diskWrite"), axis: pulseAxes.bytesPerSecond, tag: "disk" }],
  ["stream_in", { title: text("pulse.streamIn"), axis: pulseAxes.traffic, tag: "name" }],
  ["stream_out", { title: text("pulse.streamOut"), axis: pulseAxes.traffic, tag: "name" }],
  ["stream_clients", { title: text("pulse.streamClients"), axis: pulseAxes.count, tag: "name" }],
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
  { title: text("pulse.systemTraffic"), topic: "overview", axis: pulseAxes.traffic },
  { title: text("pulse.totalMemory"), topic: "total_memusage", axis: pulseAxes.memory },
  { title: text("pulse.cpuUsage"), topic: "cpu_usage", axis: pulseAxes.percent },
  { title: text("pulse.schedulerUtilization"), topic: "scheduler_loads", axis: pulseAxes.percent },
  { title: text("pulse.activeTasks"), topic: "active_tasks", axis: pulseAxes.count },
];

/** The graph of how busy a disk is. */
export function diskTopic(disk: string): string {
  return `disk_io_usage{disk=${encodeURIComponent(disk)}}`;
}
