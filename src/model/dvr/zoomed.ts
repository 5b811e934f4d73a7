import type { TimeSpan } from "./TimeSpan.ts";

const MINUTE_MS = 60_000;
/** Half a year: more is never kept in one strip of a screen. */
const LONGEST_MS = 183 * 86_400_000;

/** A window made shorter (factor below 1) or longer around a moment that stays where it is on the screen. */
export function zoomed({ fromMs, toMs }: TimeSpan, factor: number, aroundMs: number): TimeSpan {
  const length = toMs - fromMs;
  const next = Math.min(LONGEST_MS, Math.max(MINUTE_MS, length * factor));
  const share = length > 0 ? (aroundMs - fromMs) / length : 0.5;
  const from = aroundMs - next * share;
  return { fromMs: from, toMs: from + next };
}
