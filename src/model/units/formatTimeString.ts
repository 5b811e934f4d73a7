import { timeFactors } from "./timeFactors.ts";

const UNITS = ["d", "h", "m"] as const;

/** Whole seconds as a time string in the largest unit that needs no fraction; weeks are written as days, as is usual. */
export function formatTimeString(seconds: number): string {
  const unit = UNITS.find((each) => seconds >= timeFactors[each] && seconds % timeFactors[each] === 0) ?? "s";
  return `${seconds / timeFactors[unit]}${unit}`;
}
