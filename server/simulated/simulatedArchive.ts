import type { JsonObject } from "../../src/model/Json.ts";
import { Random } from "./seededRandom.ts";

const DAY_S = 86_400;

/** How a simulated stream is recorded. */
export interface Recording {
  readonly seed: number;
  readonly depthS: number;
  readonly bitrateKbit: number;
  /** When the simulation began: what was recorded before stays where it was. */
  readonly beganMs: number;
}

/** An archive as if the stream had been recorded for days, for some with gaps of minutes. */
export function simulatedArchive(recording: Recording, nowMs: number): JsonObject {
  const { depthS, bitrateKbit } = recording;
  const nowS = Math.floor(nowMs / 1000);
  const ranges = recordedRanges(recording, nowS).map(({ from, to }) => ({ from, duration: to - from }));
  const duration = ranges.reduce((sum, range) => sum + range.duration, 0);
  return {
    depth: depthS,
    from: ranges[0]?.from ?? nowS,
    duration,
    disk_size: Math.round((duration * bitrateKbit * 1000) / 8),
    ranges,
  };
}

/** What is recorded without a gap, in seconds since 1970. */
export function recordedRanges({ seed, depthS, beganMs }: Recording, nowS: number): readonly RecordedRange[] {
  return startsOf(seed, Math.floor(beganMs / 1000))
    .map(({ from, to }) => ({ from: Math.max(from, nowS - depthS), to: to ?? nowS }))
    .filter(({ from, to }) => to > from);
}

interface RecordedRange {
  readonly from: number;
  readonly to: number;
}

/** The pieces recorded before the simulation began; the last one still grows. */
function startsOf(seed: number, beganS: number): { from: number; to?: number }[] {
  const random = new Random(seed);
  const first = beganS - Math.round(random.between(1, 5) * DAY_S);
  if (random.next() < 0.5) return [{ from: first }];
  const pieces: { from: number; to?: number }[] = [];
  let from = first;
  for (let index = random.whole(1, 4); index > 0; index -= 1) {
    const to = Math.round(from + (beganS - from) * random.between(0.2, 0.6));
    pieces.push({ from, to });
    from = Math.min(beganS, to + random.whole(60, 1800));
  }
  return [...pieces, { from }];
}
