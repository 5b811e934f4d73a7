import type { PulseLine } from "../PulseLine.ts";
import type { PulsePoint } from "../PulsePoint.ts";
import type { PulseStore } from "../PulseStore.ts";
import type { TrafficValue } from "../TrafficValue.ts";
import type { SeriesStep } from "../series/SeriesStep.ts";
import { parsePulseQuery } from "./parsePulseQuery.ts";
import type { PulseQuery } from "./PulseQuery.ts";

const MOST_LINES = 20;
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

/** The series a query means, each a line, or one line when they are grouped. */
export function seriesOf(
  store: PulseStore,
  query: PulseQuery,
  step: SeriesStep,
  afterMs: number,
): readonly PulseLine[] {
  const { metric, group, tags } = query;
  const value = STREAM_METRICS.get(metric);
  const { name } = tags;
  if (value !== undefined && group !== undefined && name === undefined) {
    return [{ label: `${group} ${metric}`, data: store.streamTotals(value, step, afterMs, COMBINE[group]) }];
  }
  const lines =
    value === undefined
      ? serverKeys(store, query).map((key) => ({ label: key, data: store.serverPoints(key, step, afterMs) }))
      : (name === undefined ? first(store.streamNames) : [name]).map((stream) => ({
          label: stream,
          data: store.streamPoints(stream, value, step, afterMs),
        }));
  return group === undefined ? lines : [{ label: `${group} ${metric}`, data: grouped(lines, COMBINE[group]) }];
}

/** Metrics of that name whose tags are among those asked for. */
function serverKeys(store: PulseStore, { metric, tags }: PulseQuery): readonly string[] {
  const fits = (key: string): boolean => {
    const own = parsePulseQuery(key);
    return own?.metric === metric && Object.entries(tags).every(([tag, value]) => own.tags[tag] === value);
  };
  return [...store.metrics].filter((key) => key.startsWith(metric) && fits(key)).slice(0, MOST_LINES);
}

function first(names: Iterable<string>): readonly string[] {
  const found: string[] = [];
  for (const name of names) {
    if (found.length >= MOST_LINES) break;
    found.push(name);
  }
  return found;
}

function grouped(lines: readonly PulseLine[], combine: (a: number, b: number) => number): PulsePoint[] {
  const byTime = new Map<number, number>();
  for (const [atMs, value] of lines.flatMap(({ data }) => data)) {
    const before = byTime.get(atMs);
    byTime.set(atMs, before === undefined ? value : combine(before, value));
  }
  return [...byTime].toSorted(([a], [b]) => a - b);
}
