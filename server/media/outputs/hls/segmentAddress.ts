import type { MediaSegment } from "../../bus/StreamBus.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import { segmentBase } from "../segmentBase.ts";

/** Where a player fetches a segment. Its start is in it, so that a cache never gives the segment of a former run. */
export function segmentAddress(
  { name, config }: RunningStream,
  track: string,
  { sequence, startedAtMs }: MediaSegment,
): string {
  return `${segmentBase(name, config)}${track}-${sequence}-${Math.floor(startedAtMs)}.ts`;
}
