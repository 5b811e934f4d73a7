import type { PulseLine } from "../PulseLine.ts";
import type { PulsePoint } from "../PulsePoint.ts";
import type { PulseStore } from "../PulseStore.ts";
import { periodMeans } from "./periodMeans.ts";
import type { PulseQuery } from "./PulseQuery.ts";
import { seriesOf } from "./seriesOf.ts";

/** Points a line. */
const POINTS = 60;
/** For the mean of the first periods that are shown. */
const BEFORE = 8;
const HOUR_MS = 3_600_000;

/**
 * What a query asks for, after a moment: 60 periods, at most the last hour; a period that is not over yet is left out.
 * Without a group each series of the metric is a line, the first 20 of them.
 */
export function customLines(store: PulseStore, query: PulseQuery, afterMs: number): readonly PulseLine[] {
  const periodMs = (query.periodS ?? 1) * 1000;
  const step = periodMs < 60_000 ? "second" : "minute";
  const sinceMs = Math.max(afterMs, store.nowMs - Math.min(HOUR_MS, POINTS * periodMs));
  const readFromMs = Math.max(sinceMs - BEFORE * periodMs, store.nowMs - HOUR_MS) - 1;
  return seriesOf(store, query, step, readFromMs).map(({ label, data }) => ({
    label,
    data: periodMeans(data, periodMs, query.aggregator === "tavg8" ? BEFORE : 1, store.nowMs).filter(isAfter(sinceMs)),
  }));
}

function isAfter(ms: number): (point: PulsePoint) => boolean {
  return ([atMs]) => atMs > ms;
}
