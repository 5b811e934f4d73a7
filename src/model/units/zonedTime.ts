import { locale } from "../../texts/language.ts";
import { DAY_MS, MINUTE_MS } from "./durations.ts";

/** Name of a time zone (`Europe/Tirane`); undefined: that of this machine. */
type Zone = string | undefined;

/** A zone that this machine knows, else its own. */
export function knownZone(zone: Zone): Zone {
  try {
    return zone === undefined
      ? undefined
      : new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** A moment by the clock of a zone, as an input takes it: `2026-11-26T03:00`. */
export function zonedText(ms: number, zone: Zone): string {
  return new Date(ms + offsetMs(ms, zone)).toISOString().slice(0, 16);
}

/** The moment that a clock of a zone shows so; undefined for what is no time. One that summer time skips is an hour later. */
export function zonedMs(shown: string, zone: Zone): number | undefined {
  const asUtc = Date.parse(`${shown}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset is asked for where the moment is about, and once more where it turns out to be.
  const guess = asUtc - offsetMs(asUtc, zone);
  return asUtc - offsetMs(guess, zone);
}

/** The next moment at which the clock of a zone shows an hour. */
export function nextHour(nowMs: number, hour: number, zone: Zone): number {
  const today = `${zonedText(nowMs, zone).slice(0, 10)}T${String(hour).padStart(2, "0")}:00`;
  const first = zonedMs(today, zone) ?? nowMs;
  if (first > nowMs) return first;
  const tomorrow = new Date(Date.parse(`${today}Z`) + DAY_MS).toISOString().slice(0, 16);
  return zonedMs(tomorrow, zone) ?? first;
}

/** A moment by the clock of a zone: `03:00` today, `Thu 03:00` within the week to come, else `2026-11-26 03:00`. */
export function zonedMoment(ms: number, nowMs: number, zone: Zone): string {
  const shown = zonedText(ms, zone);
  const [day, time] = [shown.slice(0, 10), shown.slice(11)];
  if (zonedText(nowMs, zone).startsWith(day)) return time;
  if (ms < nowMs || ms - nowMs > MOST_DAYS * DAY_MS) return `${day} ${time}`;
  const weekday = new Intl.DateTimeFormat(locale(), { weekday: "short", ...inZone(zone) });
  return `${weekday.format(ms)} ${time}`;
}

/** The day of a moment by the clock of a zone, as a sentence takes it: `3 May`, with its year where that is another one. */
export function dayInWords(ms: number, nowMs: number, zone: Zone): string {
  const isThisYear = zonedText(ms, zone).slice(0, 4) === zonedText(nowMs, zone).slice(0, 4);
  return new Intl.DateTimeFormat(locale() === "en" ? "en-GB" : locale(), {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
    ...inZone(zone),
  }).format(ms);
}

/** What `Intl` is told to go by the clock of a zone. */
export function inZone(zone: Zone): { readonly timeZone?: string } {
  return zone === undefined ? {} : { timeZone: zone };
}

/** So far ahead a weekday can mean one day only. */
const MOST_DAYS = 6;

/** `Europe/Tirane, UTC+1` */
export function zoneInWords(ms: number, zone: Zone): string {
  const minutes = Math.round(offsetMs(ms, zone) / MINUTE_MS);
  const rest = Math.abs(minutes) % 60;
  const hours = `${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
  const name = zone ?? new Intl.DateTimeFormat("en").resolvedOptions().timeZone;
  const offset = minutes === 0 ? "UTC" : `UTC${minutes > 0 ? "+" : "−"}${hours}`;
  return name === offset ? name : `${name}, ${offset}`;
}

/** How far the clock of a zone is ahead of UTC. */
export function offsetMs(ms: number, zone: Zone): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    ...inZone(zone),
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(ms);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (
    ["year", "month", "day", "hour", "minute", "second"] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value));
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}
