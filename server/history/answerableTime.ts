import { DAY_MS } from "./DAY_MS.ts";
import type { HistoryScope } from "./HistoryScope.ts";
import { HOUR_MS } from "./HOUR_MS.ts";
import { HOURS_KEPT_MS } from "./HOURS_KEPT_MS.ts";

/**
 * The time a report can be about: where single sessions are gone already it begins and ends with whole hours, where the
 * hours are gone with whole days.
 *
 * @param oldest beginning of the oldest session that is kept; no number when there is none
 */
export function answerableTime(
  scope: HistoryScope,
  oldest: unknown,
  nowMs: number,
): { readonly fromMs: number; readonly toMs: number } {
  const { fromMs = 0, toMs = Math.max(nowMs, fromMs) + DAY_MS } = scope;
  const stepAt = (ms: number): number => {
    if (ms < nowMs - HOURS_KEPT_MS) return DAY_MS;
    return typeof oldest === "number" && ms < oldest ? HOUR_MS : 1;
  };
  return {
    fromMs: Math.floor(fromMs / stepAt(fromMs)) * stepAt(fromMs),
    toMs: Math.ceil(toMs / stepAt(toMs)) * stepAt(toMs),
  };
}
