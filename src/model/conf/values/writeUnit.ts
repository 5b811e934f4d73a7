import type { ConfValue } from "../../../generated/shapes/ConfTable.ts";

/** From large to small; the largest that divides evenly is written. Weeks, T and P are read but not every server knows them. */
const UNITS: Readonly<
  Record<NonNullable<ConfValue["suffix"]>, readonly (readonly [letter: string, factor: number])[]>
> = {
  time: [
    ["d", 86_400],
    ["h", 3600],
    ["m", 60],
    ["s", 1],
  ],
  size: [
    ["G", 2 ** 30],
    ["M", 2 ** 20],
    ["K", 2 ** 10],
  ],
  "bitrate-k": [["k", 1000]],
  percent: [["%", 1]],
};

/** A number with the largest unit letter that divides it evenly; bare where none does. Nothing is said of zero but its unit. */
export function writeUnit(value: number, suffix: NonNullable<ConfValue["suffix"]>): string {
  if (!Number.isSafeInteger(value) || value < 0) return String(value);
  const units = UNITS[suffix];
  const fitting = value === 0 ? units.at(-1) : units.find(([, factor]) => value % factor === 0);
  return fitting === undefined ? String(value) : `${value / fitting[1]}${fitting[0]}`;
}
