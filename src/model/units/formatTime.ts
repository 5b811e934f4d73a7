import { locale } from "../../texts/language.ts";

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Of 365 days: with 30.417 days a month it is twelve of them, to the third decimal. */
const YEAR = 365 * DAY;
const UNITS = [
  { name: "y", ms: YEAR },
  { name: "mo", ms: 30.417 * DAY },
  { name: "d", ms: DAY },
  { name: "h", ms: 3600 * SECOND },
  { name: "m", ms: 60 * SECOND },
  { name: "s", ms: SECOND },
] as const;

/**
 * Milliseconds as a person says them: the two largest units that follow each other, the rest cut off, a zero left out:
 * `450 ms`, `12 s`, `3 m 20 s`, `5 d`, `2 mo 4 d`, `1 y 1 mo`.
 */
export function formatDuration(ms: number): string {
  const whole = Math.floor(Math.max(0, ms));
  const first = UNITS.findIndex((unit) => whole >= unit.ms);
  const large = UNITS[first];
  if (large === undefined) return `${whole} ms`;
  const count = Math.floor(whole / large.ms);
  const small = UNITS[first + 1];
  const rest = small === undefined ? 0 : Math.floor((whole - count * large.ms) / small.ms);
  return small === undefined || rest === 0 ? `${count} ${large.name}` : `${count} ${large.name} ${rest} ${small.name}`;
}

/** A moment in local time: `2026-11-21 14:03:20`. */
export function formatMoment(timeMs: number): string {
  return `${formatDay(timeMs)} ${formatClock(timeMs, "minute")}`;
}

/** A day in local time: `2026-11-21`. */
export function formatDay(timeMs: number): string {
  const time = new Date(timeMs);
  return [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join("-");
}

/** A day where there is little room, in the language spoken: `Nov 21`. */
export function formatShortDay(timeMs: number): string {
  return new Intl.DateTimeFormat(locale(), { month: "short", day: "numeric" }).format(timeMs);
}

/** The label of a time axis, in local time: `14:03:20`, at hour resolution `14:03`. */
export function formatClock(timeMs: number, resolution: "minute" | "hour" | "custom"): string {
  const time = new Date(timeMs);
  const parts = [time.getHours(), time.getMinutes(), ...(resolution === "hour" ? [] : [time.getSeconds()])];
  return parts.map(two).join(":");
}

function two(part: number): string {
  return String(part).padStart(2, "0");
}
