import type { PulsePoint } from "../PulsePoint.ts";

/** Points of several series, those of one moment added up; in the order of time. */
export function summedPoints(points: readonly PulsePoint[]): PulsePoint[] {
  const byTime = new Map<number, number>();
  for (const [atMs, value] of points) byTime.set(atMs, (byTime.get(atMs) ?? 0) + value);
  return [...byTime].toSorted(([one], [other]) => one - other);
}
