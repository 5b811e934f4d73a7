import type { FieldInfo, FieldUnit } from "../../generated/contracts/FieldInfo.ts";
import { inDigits, rounded } from "../../texts/numbers.ts";
import { formatSizeString, formatTimeString } from "./unitStrings.ts";

/** Kilobits per second of one stream or track: `850 kbps`, from 1 Mbps on as a bandwidth. Live ones keep their width. */
export function formatBitrate(kilobits: number): string {
  return Math.round(kilobits) < 1000 ? `${inDigits(kilobits)} kbps` : formatBandwidth(kilobits);
}

/** Kilobits per second as Mbps, from 1 Gbps (1,000,000 kbit/s) as Gbps: 3 decimals under 10, one from there. */
export function formatBandwidth(kilobits: number): string {
  const isGiga = rounded(kilobits / 1000, 1) >= 1000;
  const amount = kilobits / (isGiga ? 1_000_000 : 1000);
  return `${inDigits(amount, { least: rounded(amount, 3) < 10 ? 3 : 1 })} ${isGiga ? "Gbps" : "Mbps"}`;
}

/** A number of things, or any other without a unit, its thousands apart, with three decimals at most: `12,345`. */
export function formatCount(count: number): string {
  return inDigits(count, { most: 3 });
}

/** A measure that has few decimals: `25`, `29.97`. */
export function formatMeasure(amount: number, decimals: number): string {
  return inDigits(amount, { most: decimals });
}

const UNITS = ["KB", "MB", "GB", "TB", "PB"] as const;

/** Bytes in the largest unit they fill, powers of 1024, one decimal under 10: `512 B`, `1.5 GB`, `32 GB`. */
export function formatBytes(bytes: number): string {
  let amount = Math.abs(bytes);
  let unit = "B";
  for (const next of UNITS) {
    if (Math.round(amount) < 1024) break;
    amount /= 1024;
    unit = next;
  }
  return `${inDigits(bytes < 0 ? -amount : amount, { most: unit === "B" || amount >= 9.95 ? 0 : 1 })} ${unit}`;
}

/** A share in percent: `97 %`, one decimal under 10. */
export function formatPercent(percent: number): string {
  return `${inDigits(percent, { most: Math.abs(percent) < 9.95 ? 1 : 0 })} %`;
}

/** The colour of a usage bar: green up to 70 percent, orange up to 90, red above. */
export function progressTone(percent: number): "green" | "orange" | "red" {
  if (percent > 90) return "red";
  return percent > 70 ? "orange" : "green";
}

/** What a schema says of a number, as far as it changes how it is read. */
interface NumberFacts {
  /** A `FieldUnit`. */
  readonly unit?: string | undefined;
  readonly defaultUnit?: string | undefined;
  readonly scale?: FieldInfo["scale"] | undefined;
  readonly isTimeOfDay?: boolean | undefined;
}

/**
 * A number of the config as a sentence says it, in the form, in review and in the history alike: by the unit that it is
 * typed in, exact to the last digit, so that two different values never read the same. One without a unit may be a port: its
 * thousands stay together.
 */
export function numberInWords(value: number, facts: NumberFacts | undefined): string {
  const { unit, defaultUnit, scale, isTimeOfDay } = facts ?? {};
  if (isTimeOfDay === true) return timeOfDay(value);
  if (scale !== undefined) return scaled(value, scale, unit);
  return (unit === undefined ? undefined : formats[unit]?.(value, defaultUnit)) ?? String(value);
}

/** What stands behind a number that is typed without a choice of units. */
export const unitSuffixes: Readonly<Record<string, string>> = {
  seconds: "s",
  milliseconds: "ms",
  bytes: "bytes",
  bitrate: "bps",
  kilobits: "kbps",
  percent: "%",
  pixels: "px",
};

function scaled(value: number, { factor = 1, suffix }: NonNullable<FieldInfo["scale"]>, unit = ""): string {
  // The form has room for a letter only.
  const behind = unit === "bitrate" && factor === 1000 ? "kbps" : (suffix ?? unitSuffixes[unit] ?? "");
  return `${exact(value / factor)} ${behind}`.trim();
}

type Format = (value: number, defaultUnit: string | undefined) => string;

const asIs =
  (suffix: string): Format =>
  (value) =>
    `${exact(value)} ${suffix}`;

const formats: Readonly<Record<string, Format>> = {
  seconds: (value, defaultUnit) => (defaultUnit === undefined ? `${exact(value)} s` : spaced(formatTimeString(value))),
  milliseconds: asIs("ms"),
  bytes: inBinary("B"),
  bitrate: inBinary("bps"),
  kilobits: asIs("kbps"),
  percent: asIs("%"),
  pixels: asIs("px"),
} satisfies Partial<Record<FieldUnit, Format>>;

/** In powers of 1024, as the unit selectors count; what is no round number of them in the smallest unit. */
function inBinary(suffix: string): Format {
  return (value) => {
    const amount = formatSizeString(value);
    return value < 1024 || /\.\d{3}/.test(amount) ? `${exact(value)} ${suffix}` : spaced(amount) + suffix;
  };
}

/** All digits, thousands apart. */
function exact(amount: number): string {
  return inDigits(amount, { most: MOST_DIGITS });
}

/** More than a number can have behind its sign, and than `Intl` takes of every browser. */
const MOST_DIGITS = 20;

/** `1.5G` as `1.5 G`, by the digits of the language. */
function spaced(amount: string): string {
  const [, number = "", unit = ""] = /^(.+?)([a-zA-Z]*)$/.exec(amount) ?? [];
  return `${exact(Number(number))} ${unit === "m" ? "min" : unit}`;
}

/** 830 is 08:30. */
function timeOfDay(value: number): string {
  return String(value)
    .padStart(4, "0")
    .replace(/(?=..$)/, ":");
}
