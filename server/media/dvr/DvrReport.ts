import type { JsonObject } from "../../../src/model/Json.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { patchAt } from "../reportPatches.ts";
import type { Archive } from "./Archive.ts";

/** An archive that only grows is told this often: each report carries all its ranges. */
const GROWTH_EVERY_MS = 5000;
/** A timeline draws no more, and each report carries all of them: of an archive with more gaps the newest are told. */
const MOST_RANGES = 1000;

interface Told {
  /** Where the stream stood; a renamed one is told anew. */
  readonly place: readonly string[];
  readonly text: string;
  readonly ranges: number;
  readonly atMs: number;
}

/** Tells of archives what has changed since it was told last. */
export class DvrReport {
  readonly #told = new Map<RunningStream, Told>();

  constructor(private readonly now: () => number) {}

  /** @param isStill whether the stream runs on without an archive */
  read(archives: Iterable<Archive>, isStill: (stream: RunningStream) => boolean, isFull: boolean): JsonObject {
    const patch: JsonObject = {};
    const gone = new Set(this.#told.keys());
    for (const archive of archives) {
      gone.delete(archive.stream);
      const info = this.#newsOf(archive, isFull);
      if (info) patchAt(patch, [...archive.stream.place, "stats"], { dvr_enabled: true, dvr_info: info });
    }
    for (const stream of gone) {
      this.#told.delete(stream);
      if (isStill(stream)) patchAt(patch, [...stream.place, "stats"], { dvr_enabled: false, dvr_info: null });
    }
    return patch;
  }

  #newsOf(archive: Archive, isFull: boolean): JsonObject | undefined {
    const ranges = archive.index.ranges.all.length;
    const { stream } = archive;
    const before = this.#told.get(stream);
    const told = before?.place === stream.place ? before : undefined;
    const isEarly = told?.ranges === ranges && Math.abs(this.now() - told.atMs) < GROWTH_EVERY_MS;
    if (isEarly && !isFull) return undefined;
    const info = dvrInfo(archive);
    const text = JSON.stringify(info);
    if (text === told?.text && !isFull) return undefined;
    this.#told.set(stream, { place: stream.place, text, ranges, atMs: this.now() });
    return info;
  }
}

/** What of a stream lies in its archive, as `dvr_info` of its stats tells it, in whole seconds; null for what is not. */
function dvrInfo({ index, plan }: Pick<Archive, "index" | "plan">): JsonObject {
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
