import type { TimeSpan } from "./TimeSpan.ts";

/** How much of a stretch of time is recorded, in milliseconds. */
export function recordedMs(spans: readonly TimeSpan[], { fromMs, toMs }: TimeSpan): number {
  return spans.reduce((sum, span) => sum + Math.max(0, Math.min(span.toMs, toMs) - Math.max(span.fromMs, fromMs)), 0);
}
