import { MINUTE_MS } from "../units/durations.ts";

/** A span of time, either end included; epoch ms, or the last minutes before the newest point. */
export type TimeSpan = { readonly fromMs: number; readonly toMs: number } | { readonly lastMinutes: number };

interface Points {
  readonly label: string;
  /** `[epoch ms, value]`, oldest first. */
  readonly points: readonly (readonly [number, number])[];
}

/** Lines with what of them lies in a span; all where there is none. */
export function pointsWithin(lines: readonly Points[], span: TimeSpan | undefined): readonly Points[] {
  if (span === undefined) return lines;
  const newest = Math.max(...lines.flatMap(({ points }) => points.at(-1)?.[0] ?? []), Number.NEGATIVE_INFINITY);
  const [from, to] = "lastMinutes" in span ? [newest - span.lastMinutes * MINUTE_MS, newest] : [span.fromMs, span.toMs];
  return lines.map(({ label, points }) => ({ label, points: points.filter(([ms]) => ms >= from && ms <= to) }));
}
