import { recordedMs, type TimeSpan } from "./recordings.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./units/durations.ts";
import { formatClock, formatShortDay, shownZone } from "./units/formatTime.ts";
import { offsetMs } from "./units/zonedTime.ts";

/** A window made shorter (factor below 1) or longer around a moment that stays where it is on the screen. */
export function zoom({ fromMs, toMs }: TimeSpan, factor: number, aroundMs: number): TimeSpan {
  const length = toMs - fromMs;
  const next = Math.max(MINUTE_MS, length * factor);
  const share = length > 0 ? (aroundMs - fromMs) / length : 0.5;
  const from = aroundMs - next * share;
  return { fromMs: from, toMs: from + next };
}

/** What of an archive is looked at: a length that ends at a moment, or follows the end of the archive at a distance. */
export interface ShownTime {
  readonly length: number;
  readonly end?: number;
  /** Time after the end of the archive, in ms. */
  readonly room?: number;
}

/** Beyond an archive there is nothing to look at but that it ends: such a share of a window at most. */
const EDGE = 0.05;

/**
 * A window as near to the one that is wanted as has something in it: no longer than the archive, not past its ends, and
 * where it would stand in a gap, at the recording that is nearest.
 * @param recorded the archive, at least one span
 * @param leastMs what is shown of the shortest archive
 * @param toward where one is going: over a gap to what comes later (positive) or before (negative)
 */
export function within(wanted: TimeSpan, recorded: readonly TimeSpan[], leastMs: number, toward = 0): TimeSpan {
  const first = recorded[0]?.fromMs ?? 0;
  const last = recorded.at(-1)?.toMs ?? first;
  const length = Math.min(wanted.toMs - wanted.fromMs, Math.max(last - first, leastMs) * (1 + 2 * EDGE));
  const edge = length * EDGE;
  const middle = (wanted.fromMs + wanted.toMs) / 2;
  // Kept at its middle where it became shorter than was wanted.
  const from = Math.min(last + edge - length, Math.max(first - edge, middle - length / 2));
  const at = (fromMs: number) => ({ fromMs, toMs: fromMs + length });
  if (recordedMs(recorded, at(from)) > 0) return at(from);
  const before = recorded.findLast(({ toMs }) => toMs <= from)?.toMs;
  const after = recorded.find(({ fromMs }) => fromMs >= from + length)?.fromMs;
  if (before === undefined || after === undefined) return at((before ?? after ?? first) - length / 2);
  const isBefore = toward === 0 ? from - before <= after - from - length : toward < 0;
  return at((isBefore ? before : after) - length / 2);
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
  /** By the clock that is shown: `14:05`, with seconds where the marks are closer than a minute, or the day at midnight: `Nov 21`. */
  readonly label: string;
}

/** Marks at round times of the clock that is shown, at most `most` of them. */
export function timeTicks({ fromMs, toMs }: TimeSpan, most: number): readonly TimeTick[] {
  const step =
    steps.find((one) => (toMs - fromMs) / one <= most) ?? Math.ceil((toMs - fromMs) / most / DAY_MS) * DAY_MS;
  const offset = offsetMs(fromMs, shownZone());
  const first = Math.ceil((fromMs + offset) / step) * step - offset;
  const ticks: TimeTick[] = [];
  for (let ms = first; ms <= toMs; ms += step) ticks.push({ ms, label: labelOf(ms, step) });
  return ticks;
}

function labelOf(ms: number, step: number): string {
  const isMidnight = formatClock(ms, "minute") === "00:00:00";
  if (isMidnight || step >= DAY_MS) return formatShortDay(ms);
  return formatClock(ms, step < MINUTE_MS ? "minute" : "hour");
}
