import type { TopicSource } from "../TopicSource.ts";
import { MINUTE_MS } from "../../../src/model/units/durations.ts";
import type { PulseStore, TrafficValue } from "./PulseStore.ts";
import { parsePulseQuery } from "../../../src/model/pulse/pulseQuery.ts";
import { queriedSeries, type GraphSeries } from "./queriedSeries.ts";

/** A graph that a console subscribes to: `TOPIC/RESOLUTION`. */
interface PulseTopic {
  /** As the answer names it. */
  readonly topic: string;
  readonly resolution: "minute" | "hour" | "custom";
}

/**
 * The graphs on the events socket: `pulse.traffic` events with `{TOPIC: {RESOLUTION: [{label, data}]}, last_dts}`, first
 * whole, then with `partial_update` and only the points that are new.
 */
export class PulseTopics implements TopicSource {
  constructor(private readonly store: PulseStore) {}

  has(topic: string): boolean {
    return parsePulseTopic(topic) !== undefined;
  }

  open(text: string, send: (event: object) => void): () => void {
    const topic = parsePulseTopic(text);
    if (topic === undefined) return () => undefined;
    let series = graphSeries(this.store, topic, 0);
    let lastMs = newestMs(series);
    let labels = joinLabels(series);
    send(trafficEvent(topic, series, lastMs));
    return this.store.onSample(() => {
      series = graphSeries(this.store, topic, lastMs);
      const newest = newestMs(series);
      if (newest <= lastMs) return;
      // A series that came or went: which points belong together is only told by the whole.
      const isWhole = joinLabels(series) !== labels;
      if (isWhole) series = graphSeries(this.store, topic, 0);
      labels = joinLabels(series);
      lastMs = newest;
      send(trafficEvent(topic, series, lastMs, !isWhole));
    });
  }
}

function trafficEvent(
  { topic, resolution }: PulseTopic,
  series: readonly GraphSeries[],
  lastMs: number,
  isPartial = false,
) {
  const update = isPartial ? { partial_update: true } : {};
  const last = lastMs > 0 ? { last_dts: lastMs } : {};
  return { event: "pulse.traffic", data: { [topic]: { [resolution]: series }, ...last, ...update } };
}

function newestMs(series: readonly GraphSeries[]): number {
  return series.reduce((newest, { data }) => Math.max(newest, data.at(-1)?.[0] ?? 0), 0);
}

function joinLabels(series: readonly GraphSeries[]): string {
  return series.map(({ label }) => label).join("\n");
}

const CUSTOM = "custom/";

/** Reads `overview/minute`, `disk_io_usage{disk=sda}/hour`, `custom/QUERY/custom`; undefined for what is no graph. */
function parsePulseTopic(text: string): PulseTopic | undefined {
  if (text.startsWith(CUSTOM)) {
    const topic = text.replace(/\/custom$/, "");
    const query = topic.length > CUSTOM.length ? topic.slice(CUSTOM.length) : "";
    return parsePulseQuery(query) === undefined ? undefined : { topic, resolution: "custom" };
  }
  const at = text.lastIndexOf("/");
  const [topic, resolution] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 0 || (resolution !== "minute" && resolution !== "hour")) return undefined;
  const query = parsePulseQuery(topic);
  if (query === undefined || query.group !== undefined || query.periodS !== undefined) return undefined;
  const isKnown = Object.hasOwn(boardTopics, query.metric) || Object.hasOwn(streamTopics, query.metric);
  return isKnown ? { topic, resolution } : undefined;
}

/** The graphs of the Pulse page and their series: the label, and the metric of the server it shows. */
const boardTopics: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  overview: {
    Input: "traffic_in",
    Output: "traffic_out",
    "Network in": "network_in",
    "Network out": "network_out",
  },
  total_memusage: { Used: "memory_used", Server: "memory_server" },
  cpu_usage: { All: "cpu_usage", Server: "cpu_server" },
  scheduler_loads: { Main: "scheduler_load" },
  active_tasks: { Running: "active_tasks" },
  /** With the disk's name as a tag, which names the series too. */
  disk_io_usage: {},
};

/** The graphs of a stream, `traffic{name=NAME}`, and their series. */
const streamTopics: Readonly<Record<string, Readonly<Record<string, TrafficValue>>>> = {
  traffic: { Input: "in", Output: "out" },
  stream_clients: { Clients: "clients" },
};

/** The series of a graph after a moment: a minute second by second, an hour minute by minute, or as its query says. */
function graphSeries(store: PulseStore, { topic, resolution }: PulseTopic, afterMs: number): readonly GraphSeries[] {
  const query = parsePulseQuery(topic.replace(/^custom\//, ""));
  if (query === undefined) return [];
  if (resolution === "custom") return queriedSeries(store, query, afterMs);
  const step = resolution === "minute" ? "second" : "minute";
  const windowMs = resolution === "minute" ? MINUTE_MS : 60 * MINUTE_MS;
  const sinceMs = Math.max(afterMs, store.nowMs - windowMs);
  const { disk, name = "" } = query.tags;
  if (query.metric === "disk_io_usage") {
    const metric = `disk_io_usage{disk=${encodeURIComponent(disk ?? "")}}`;
    return [{ label: disk ?? "", data: store.serverPoints(metric, step, sinceMs) }];
  }
  const ofStream = Object.hasOwn(streamTopics, query.metric) ? Object.entries(streamTopics[query.metric] ?? {}) : [];
  const ofServer = Object.hasOwn(boardTopics, query.metric) ? Object.entries(boardTopics[query.metric] ?? {}) : [];
  return [
    ...ofStream.map(([label, value]) => ({ label, data: store.streamPoints(name, value, step, sinceMs) })),
    ...ofServer.map(([label, metric]) => ({ label, data: store.serverPoints(metric, step, sinceMs) })),
  ];
}
