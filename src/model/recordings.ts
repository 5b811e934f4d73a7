import { isPlainObject } from "./Json.ts";
import { encodedName } from "./stream/mediaNames.ts";

/** A stretch of time, in milliseconds since 1970. */
export interface TimeSpan {
  readonly fromMs: number;
  readonly toMs: number;
}

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

/** How much of a stretch of time is recorded, in milliseconds. */
export function recordedMs(spans: readonly TimeSpan[], { fromMs, toMs }: TimeSpan): number {
  return spans.reduce((sum, span) => sum + Math.max(0, Math.min(span.toMs, toMs) - Math.max(span.fromMs, fromMs)), 0);
}

/** The most an address of the archive may ask for. */
export const longestArchiveMs = 86_400_000;

/** Address of a part of the archive on the media server: to play (`m3u8`), or to keep (`mp4`). */
export function archiveAddress(name: string, { fromMs, toMs }: TimeSpan, kind: "m3u8" | "mp4", token: string): string {
  const from = Math.floor(fromMs / 1000);
  const duration = Math.max(1, Math.ceil(toMs / 1000) - from);
  const query = token === "" ? "" : `?token=${encodeURIComponent(token)}`;
  return `/${encodedName(name)}/archive-${from}-${duration}.${kind}${query}`;
}
