import { locale } from "../../texts/language.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "./durations.ts";
import { inZone, zonedText } from "./zonedTime.ts";

const steps = [
  { unit: "second", ms: 1000 },
  { unit: "minute", ms: MINUTE_MS },
  { unit: "hour", ms: HOUR_MS },
  { unit: "day", ms: DAY_MS },
  { unit: "month", ms: 30.417 * DAY_MS },
  { unit: "year", ms: 365 * DAY_MS },
] as const;

/** How long ago something was, by its largest unit: `now`, `12 sec. ago`, `3 min. ago`, `yesterday`. */
export function agoInWords(ms: number, nowMs: number): string {
  // The clock of the server may be ahead of ours.
  const passed = Math.max(0, nowMs - ms);
  const { unit, ms: length } = steps.findLast((step) => passed >= step.ms) ?? steps[0];
  return agoFormat(locale()).format(-Math.floor(passed / length), unit);
}

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** Making one takes longer than using it a thousand times. */
function agoFormat(language: string): Intl.RelativeTimeFormat {
  const format = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { style: "short", numeric: "auto" });
  formats.set(language, format);
  return format;
}

/** A moment to the second with its weekday, by the clock of a zone: `Wed 2026-11-25 18:41:07`. */
export function exactMoment(ms: number, zone: string | undefined): string {
  const weekday = new Intl.DateTimeFormat(locale(), { weekday: "short", ...inZone(zone) });
  // Zones differ by whole minutes.
  const seconds = new Date(ms).toISOString().slice(17, 19);
  return `${weekday.format(ms)} ${zonedText(ms, zone).replace("T", " ")}:${seconds}`;
}
