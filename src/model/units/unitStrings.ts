import { rounded } from "../../texts/numbers.ts";

/** Bytes (of a bitrate: bits per second) in each unit a size string may end with: powers of 1024, largest first. */
const sizeFactors = {
  P: 1024 ** 5,
  T: 1024 ** 4,
  G: 1_073_741_824,
  M: 1_048_576,
  K: 1024,
} as const;

/**
 * Bytes of a size string: a number and at most one unit of K, M, G, T, P, with or without a `b` behind it, in any case
 * (`1Kb`, `32gb`, `1.5T`). A bare number is in `bareUnit`: gibibytes as typed by a person, bytes in a stored value.
 */
export function parseSizeString(text: string, bareUnit: keyof typeof sizeFactors | "" = "G"): number | undefined {
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?)\s*(?:([kmgtp])b?)?$/i.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const letter = unit === "" ? bareUnit : unit.toUpperCase();
  return Math.round(Number(number) * (isSizeUnit(letter) ? sizeFactors[letter] : 1));
}

function isSizeUnit(unit: string): unit is keyof typeof sizeFactors {
  return Object.hasOwn(sizeFactors, unit);
}

/**
 * Bytes as a size string that reads back as the same number: in the largest unit that shows it with at most two
 * decimals, in kibibytes with as many as it takes otherwise. Never a bare number, which would read as gibibytes.
 */
export function formatSizeString(bytes: number): string {
  for (const [unit, factor] of Object.entries(sizeFactors)) {
    const amount = bytes / factor;
    if (amount >= 1 && rounded(amount, 2) === amount) return `${amount}${unit}`;
  }
  return `${bytes / sizeFactors.K}K`;
}

/** Seconds in each unit a time string may end with. */
const timeFactors = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 } as const;

/** Seconds of a time string: digits and at most one unit of s, m, h, d, w; without one they are seconds. */
export function parseTimeString(text: string): number | undefined {
  const [, digits, unit = "s"] = /^(\d+)([smhdw])?$/.exec(text.trim()) ?? [];
  return digits === undefined || !isTimeUnit(unit) ? undefined : Number(digits) * timeFactors[unit];
}

function isTimeUnit(unit: string): unit is keyof typeof timeFactors {
  return Object.hasOwn(timeFactors, unit);
}

const UNITS = ["d", "h", "m"] as const;

/** Whole seconds as a time string in the largest unit that needs no fraction; weeks are written as days, as is usual. */
export function formatTimeString(seconds: number): string {
  const unit = UNITS.find((each) => seconds >= timeFactors[each] && seconds % timeFactors[each] === 0) ?? "s";
  return `${seconds / timeFactors[unit]}${unit}`;
}
