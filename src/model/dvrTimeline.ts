import { recordedMs, type TimeSpan } from "./recordings.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./units/durations.ts";
import { formatShortDay } from "./units/formatTime.ts";

/** Half a year: more is never kept in one strip of a screen. */
const LONGEST = 183 * DAY_MS;

/** A window made shorter (factor below 1) or longer around a moment that stays where it is on the screen. */
export function zoom({ fromMs, toMs }: TimeSpan, factor: number, aroundMs: number): TimeSpan {
  const length = toMs - fromMs;
  const next = Math.min(LONGEST, Math.max(MINUTE_MS, length * factor));
  const share = length > 0 ? (aroundMs - fromMs) / length : 0.5;
  const from = aroundMs - next * share;
  return { fromMs: from, toMs: from + next };
}

/** Sizes of the strip: a cell is 180 s and 6 px of its 500. */
export const strip = { cellMs: 180_000, cellPx: 6, widthPx: 500 } as const;

/** One cell of the strip. */
interface StripCell extends TimeSpan {
  readonly fill: "full" | "half" | "empty";
}

/** The cells of the strip that ends at a moment, oldest first. A range is told in whole seconds, so a cell may miss one. */
export function stripCells(spans: readonly TimeSpan[], endMs: number): readonly StripCell[] {
  const count = Math.floor(strip.widthPx / strip.cellPx);
  const end = Math.ceil(endMs / strip.cellMs) * strip.cellMs;
  return Array.from({ length: count }, (_, index) => {
    const fromMs = end - (count - index) * strip.cellMs;
    const cell = { fromMs, toMs: fromMs + strip.cellMs };
    const recorded = recordedMs(spans, cell);
    return { ...cell, fill: recorded >= strip.cellMs ? "full" : recorded > 0 ? "half" : "empty" } as const;
  });
}

const steps = [
  10_000,
  30_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  DAY_MS,
  7 * DAY_MS,
  30 * DAY_MS,
];

/** A mark on the axis of time. */
interface TimeTick {
  readonly ms: number;
  /** Local time: `14:05`, with seconds where the marks are closer than a minute, or the day at midnight: `Nov 21`. */
  readonly label: string;
}

/** Marks at round local times, at most `most` of them. */
export function timeTicks({ fromMs, toMs }: TimeSpan, most: number): readonly TimeTick[] {
  const step =
    steps.find((one) => (toMs - fromMs) / one <= most) ?? Math.ceil((toMs - fromMs) / most / DAY_MS) * DAY_MS;
  const offset = new Date(fromMs).getTimezoneOffset() * MINUTE_MS;
  const first = Math.ceil((fromMs - offset) / step) * step + offset;
  const ticks: TimeTick[] = [];
  for (let ms = first; ms <= toMs; ms += step) ticks.push({ ms, label: labelOf(new Date(ms), step) });
  return ticks;
}

function labelOf(time: Date, step: number): string {
  const isMidnight = time.getHours() === 0 && time.getMinutes() === 0 && time.getSeconds() === 0;
  if (isMidnight || step >= DAY_MS) return formatShortDay(time.getTime());
  const parts = [time.getHours(), time.getMinutes(), ...(step < MINUTE_MS ? [time.getSeconds()] : [])];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
