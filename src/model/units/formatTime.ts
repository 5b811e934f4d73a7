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
 * `450 ms`, `12 s`, `3 m 20 s`, `5 d`, `2 mo 4 d`, `1 y 1 mo`. Its spaces do not break: a line ends before or behind it.
 */
export function formatDuration(ms: number): string {
  const whole = Math.floor(Math.max(0, ms));
  const first = UNITS.findIndex((unit) => whole >= unit.ms);
  const large = UNITS[first];
  if (large === undefined) return unbroken(`${whole} ms`);
  const count = Math.floor(whole / large.ms);
  const small = UNITS[first + 1];
  const rest = small === undefined ? 0 : Math.floor((whole - count * large.ms) / small.ms);
  return unbroken([`${count} ${large.name}`, ...(small && rest > 0 ? [`${rest} ${small.name}`] : [])].join(" "));
}

function unbroken(figure: string): string {
  return figure.replaceAll(" ", "\u00a0");
}

/** How long a state has lasted, which counts on: by seconds, and never less than one. */
export function formatLasting(ms: number): string {
  return formatDuration(Math.max(SECOND, ms));
}

/** Whose clock is shown: that of the server, where it tells its zone; undefined: that of this machine. */
let zone: string | undefined;
let clock: Intl.DateTimeFormat | undefined;

/** Shows times by the clock of a zone from now on; by that of this machine, where it does not know the zone. */
export function showTimesOf(next: string | undefined): void {
  if (next === zone) return;
  try {
    clock = clockOf(next);
    zone = next;
  } catch {
    clock = undefined;
    zone = undefined;
  }
}

/** The zone that times are shown in; undefined: that of this machine. */
export function shownZone(): string | undefined {
  return zone;
}

/** The zone that times are shown in, where its clock shows another time than this machine's. */
export function foreignZone(nowMs: number): string | undefined {
  return zone === undefined || clockOf(undefined).format(nowMs) === formatMoment(nowMs) ? undefined : zone;
}

/** Swedes write a moment as machines do: `2026-11-21 14:03:20`. */
function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "medium", ...(timeZone && { timeZone }) });
}

/** Past these a machine knows no days. */
const FARTHEST_MS = 8.64e15;

/** A moment by the clock that is shown: `2026-11-21 14:03:20`. */
export function formatMoment(timeMs: number): string {
  clock ??= clockOf(zone);
  return Math.abs(timeMs) <= FARTHEST_MS ? clock.format(timeMs) : "";
}

/** A day by the clock that is shown: `2026-11-21`. */
export function formatDay(timeMs: number): string {
  return formatMoment(timeMs).slice(0, 10);
}

/** A day where there is little room, in the language spoken: `Nov 21`. */
export function formatShortDay(timeMs: number): string {
  return new Intl.DateTimeFormat(locale(), {
    month: "short",
    day: "numeric",
    ...(zone !== undefined && { timeZone: zone }),
  }).format(timeMs);
}

/** The label of a time axis: `14:03:20`, at hour resolution `14:03`. */
export function formatClock(timeMs: number, resolution: "minute" | "hour" | "custom"): string {
  return formatMoment(timeMs).slice(11, resolution === "hour" ? 16 : 19);
}
