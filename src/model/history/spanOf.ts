import type { HistoryPeriod } from "./HistoryPeriod.ts";

const HOUR_MS = 3_600_000;
const lengths = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS, month: 30 * 24 * HOUR_MS } as const;

/** From when to when a period is at a moment; nothing for no limit. */
export function spanOf(
  { name, fromMs, toMs }: HistoryPeriod,
  nowMs: number,
): { readonly fromMs?: number | undefined; readonly toMs?: number | undefined } {
  if (name === "live") return {};
  if (name === "custom") return { fromMs, toMs };
  return { fromMs: nowMs - lengths[name], toMs: nowMs };
}
