import { isPlainObject } from "../patch/isPlainObject.ts";
import type { TimeSpan } from "./TimeSpan.ts";

/**
 * When a stream was recorded, from its `dvr_info`, in order and without overlaps; what is no range is left out. Pieces that
 * touch are one.
 */
export function recordedSpans(info: unknown): readonly TimeSpan[] {
  const ranges: readonly unknown[] = isPlainObject(info) && Array.isArray(info["ranges"]) ? info["ranges"] : [];
  const spans = ranges.flatMap((range) => {
    if (!isPlainObject(range)) return [];
    const { from, duration } = range;
    if (typeof from !== "number" || typeof duration !== "number" || !(duration > 0)) return [];
    return [{ fromMs: from * 1000, toMs: (from + duration) * 1000 }];
  });
  const joined: TimeSpan[] = [];
  for (const span of spans.toSorted((one, other) => one.fromMs - other.fromMs)) {
    const last = joined.at(-1);
    if (last && span.fromMs <= last.toMs) {
      joined[joined.length - 1] = { fromMs: last.fromMs, toMs: Math.max(last.toMs, span.toMs) };
    } else joined.push(span);
  }
  return joined;
}
