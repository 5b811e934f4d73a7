import type { ArchiveSegment } from "./ArchiveSegment.ts";

const pattern = /^(?<minute>[0-5]\d)-(?<second>[0-5]\d)-(?<ms>\d{3})-(?<duration>\d{1,9})(?<anew>-d)?\.ts$/;

/** What a file in the folder of an hour is a recording of; undefined when it is none. */
export function readSegmentName(hourMs: number, name: string): ArchiveSegment | undefined {
  const groups = pattern.exec(name)?.groups;
  if (!groups) return undefined;
  const { minute, second, ms, duration, anew } = groups;
  return {
    startMs: hourMs + Number(minute) * 60_000 + Number(second) * 1000 + Number(ms),
    durationMs: Number(duration),
    isDiscontinuity: anew !== undefined,
  };
}
