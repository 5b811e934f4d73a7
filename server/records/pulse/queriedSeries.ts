import { HOUR_MS, MINUTE_MS } from "../../../src/model/units/durations.ts";
import type { PulseStore, TrafficValue } from "./PulseStore.ts";
import { combinePoints, type PulsePoint, type SeriesStep } from "./SeriesRing.ts";
import { parsePulseQuery, type PulseQuery } from "../../../src/model/pulse/pulseQuery.ts";

/** One series of a graph as it is sent. */
export interface GraphSeries {
  readonly label: string;
  readonly data: PulsePoint[];
}

/** Points a series. */
const POINTS = 60;
/** For the mean of the first periods that are shown. */
const BEFORE = 8;

/**
 * What a query asks for, after a moment: 60 periods, at most the last hour; a period that is not over yet is left out.
 * Without a group each series of the metric is one of the graph, the first 20 of them.
 */
export function queriedSeries(store: PulseStore, query: PulseQuery, afterMs: number): readonly GraphSeries[] {
  const periodMs = (query.periodS ?? 1) * 1000;
  const step = periodMs < MINUTE_MS ? "second" : "minute";
  const sinceMs = Math.max(afterMs, store.nowMs - Math.min(HOUR_MS, POINTS * periodMs));
  const readFromMs = Math.max(sinceMs - BEFORE * periodMs, store.nowMs - HOUR_MS) - 1;
  const smooth = query.aggregator === "tavg8" ? BEFORE : 1;
  return matchingSeries(store, query, step, readFromMs).map(({ label, data }) => ({
    label,
    data: periodMeans(data, periodMs, smooth, store.nowMs).filter(([atMs]) => atMs > sinceMs),
  }));
}

const MOST_SERIES = 20;
const STREAM_METRICS: ReadonlyMap<string, TrafficValue> = new Map([
  ["stream_in", "in"],
  ["stream_out", "out"],
  ["stream_clients", "clients"],
]);
const COMBINE = {
  sum: (a: number, b: number) => a + b,
  max: (a: number, b: number) => Math.max(a, b),
  min: (a: number, b: number) => Math.min(a, b),
};

/** The series a query means, or one of them all when they are grouped. */
function matchingSeries(
  store: PulseStore,
  query: PulseQuery,
  step: SeriesStep,
  afterMs: number,
): readonly GraphSeries[] {
  const { metric, group, tags } = query;
  const value = STREAM_METRICS.get(metric);
  const { name } = tags;
  if (value !== undefined && group !== undefined && name === undefined) {
    return [{ label: `${group} ${metric}`, data: store.streamTotals(value, step, afterMs, COMBINE[group]) }];
  }
  const all =
    value === undefined
      ? serverKeys(store, query).map((key) => ({ label: key, data: store.serverPoints(key, step, afterMs) }))
      : (name === undefined ? first(store.streamNames) : [name]).map((stream) => ({
          label: stream,
          data: store.streamPoints(stream, value, step, afterMs),
        }));
  return group === undefined
    ? all
    : [
        {
          label: `${group} ${metric}`,
          data: combinePoints(
            all.flatMap(({ data }) => data),
            COMBINE[group],
          ),
        },
      ];
}

/** Metrics of that name whose tags are among those asked for. */
function serverKeys(store: PulseStore, { metric, tags }: PulseQuery): readonly string[] {
  const fits = (key: string): boolean => {
    const own = parsePulseQuery(key);
    return own?.metric === metric && Object.entries(tags).every(([tag, value]) => own.tags[tag] === value);
  };
  return [...store.metrics].filter((key) => key.startsWith(metric) && fits(key)).slice(0, MOST_SERIES);
}

function first(names: Iterable<string>): readonly string[] {
  const found: string[] = [];
  for (const name of names) {
    if (found.length >= MOST_SERIES) break;
    found.push(name);
  }
  return found;
}

/**
 * The mean of each period that is over, at its beginning; with `smooth` above 1 the mean of so many periods up to it.
 */
function periodMeans(points: readonly PulsePoint[], periodMs: number, smooth: number, nowMs: number): PulsePoint[] {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const [atMs, value] of points) {
    const begin = Math.floor(atMs / periodMs) * periodMs;
    // At a second's resolution the last point is all of its period.
    if (begin + periodMs > nowMs && periodMs > 1000) continue;
    const mean = sums.get(begin) ?? { sum: 0, count: 0 };
    mean.sum += value;
    mean.count += 1;
    sums.set(begin, mean);
  }
  const means = [...sums].map(([atMs, { sum, count }]): PulsePoint => [atMs, sum / count]);
  if (smooth === 1) return means;
  return means.map(([atMs], index): PulsePoint => {
    const last = means.slice(Math.max(0, index + 1 - smooth), index + 1);
    return [atMs, last.reduce((sum, [, value]) => sum + value, 0) / last.length];
  });
}
