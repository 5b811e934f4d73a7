import type { MediaSegment } from "../../bus/StreamBus.ts";

/**
 * The finished segments that a reader gets at once: the last one, as many as fill a number of seconds, or none for
 * `false` and 0.
 */
export function prepushedSegments(
  segments: readonly MediaSegment[],
  prepush: number | boolean = true,
): readonly MediaSegment[] {
  if (typeof prepush === "boolean") return prepush ? segments.slice(-1) : [];
  let missingMs = prepush * 1000;
  let from = segments.length;
  while (from > 0 && missingMs > 0) missingMs -= segments[--from]?.durationMs ?? 0;
  return segments.slice(from);
}
