import type { PulsePoint } from "../PulsePoint.ts";

/**
 * The mean of each period that is over, at its beginning; with `smooth` above 1 the mean of so many periods up to it.
 */
export function periodMeans(
  points: readonly PulsePoint[],
  periodMs: number,
  smooth: number,
  nowMs: number,
): PulsePoint[] {
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
