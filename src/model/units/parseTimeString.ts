import { timeFactors } from "./timeFactors.ts";

/** Seconds of a time string: digits and at most one unit of s, m, h, d, w; without one they are seconds. */
export function parseTimeString(text: string): number | undefined {
  const [, digits, unit = "s"] = /^(\d+)([smhdw])?$/.exec(text.trim()) ?? [];
  return digits === undefined || !isTimeUnit(unit) ? undefined : Number(digits) * timeFactors[unit];
}

function isTimeUnit(unit: string): unit is keyof typeof timeFactors {
  return Object.hasOwn(timeFactors, unit);
}
