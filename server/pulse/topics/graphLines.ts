import { customLines } from "../query/customLines.ts";
import { parsePulseQuery } from "../query/parsePulseQuery.ts";
import type { PulseLine } from "../PulseLine.ts";
import type { PulseStore } from "../PulseStore.ts";
import { boardTopics } from "./boardTopics.ts";
import type { PulseTopic } from "./PulseTopic.ts";
import { streamTopics } from "./streamTopics.ts";

const MINUTE_MS = 60_000;

/** The lines of a graph after a moment: a minute second by second, an hour minute by minute, or as its query says. */
export function graphLines(
  store: PulseStore,
  { topic, resolution }: PulseTopic,
  afterMs: number,
): readonly PulseLine[] {
  const query = parsePulseQuery(topic.replace(/^custom\//, ""));
  if (query === undefined) return [];
  if (resolution === "custom") return customLines(store, query, afterMs);
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
