import type { JsonObject } from "../../../../src/model/Json.ts";
import type { Archive } from "../Archive.ts";

/** A timeline draws no more, and each report carries all of them: of an archive with more gaps the newest are told. */
const MOST_RANGES = 1000;

/** What of a stream lies in its archive, as `dvr_info` of its stats tells it, in whole seconds; null for what is not. */
export function dvrInfoOf({ index, plan }: Pick<Archive, "index" | "plan">): JsonObject {
  const { all, durationMs } = index.ranges;
  const [first] = all;
  return {
    depth: plan.limits.ageS ?? null,
    disk_size: index.bytes,
    duration: Math.round(durationMs / 1000),
    from: first ? Math.floor(first.fromMs / 1000) : null,
    ranges: all.slice(-MOST_RANGES).map(({ fromMs, toMs }) => {
      const from = Math.floor(fromMs / 1000);
      return { from, duration: Math.ceil(toMs / 1000) - from };
    }),
  };
}
