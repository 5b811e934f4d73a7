import type { TimeSpan } from "./TimeSpan.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const steps = [10_000, 30_000, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, DAY, 7 * DAY, 30 * DAY];

/** A mark on the axis of time. */
export interface TimeTick {
  readonly ms: number;
  /** Local time: `14:05`, with seconds where the marks are closer than a minute, or the day at midnight: `Nov 21`. */
  readonly label: string;
}

/** Marks at round local times, at most `most` of them. */
export function timeTicks({ fromMs, toMs }: TimeSpan, most: number): readonly TimeTick[] {
  const step = steps.find((one) => (toMs - fromMs) / one <= most) ?? Math.ceil((toMs - fromMs) / most / DAY) * DAY;
  const offset = new Date(fromMs).getTimezoneOffset() * MINUTE;
  const first = Math.ceil((fromMs - offset) / step) * step + offset;
  const ticks: TimeTick[] = [];
  for (let ms = first; ms <= toMs; ms += step) ticks.push({ ms, label: labelOf(new Date(ms), step) });
  return ticks;
}

function labelOf(time: Date, step: number): string {
  const isMidnight = time.getHours() === 0 && time.getMinutes() === 0 && time.getSeconds() === 0;
  if (isMidnight || step >= DAY) return time.toLocaleDateString("en", { month: "short", day: "numeric" });
  const parts = [time.getHours(), time.getMinutes(), ...(step < MINUTE ? [time.getSeconds()] : [])];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
