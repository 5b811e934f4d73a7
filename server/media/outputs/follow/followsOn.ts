import type { MediaSegment } from "../../bus/StreamBus.ts";
import { tsPackets } from "../../ts/tsPackets.ts";
import { firstTime } from "../ts/firstTime.ts";

const CLOSE_MS = 300;

/** Whether some bytes go on where a segment ends: with several groups of pictures in a segment the present one may not. */
export function followsOn(segment: MediaSegment, bytes: Buffer): boolean {
  const [from, to] = [firstTime(segment.bytes), firstTime(bytes)];
  if (from === undefined || to === undefined) return false;
  const aheadMs = ((to - from + tsPackets.timeWrap) % tsPackets.timeWrap) / tsPackets.ticksPerMs;
  return Math.abs(aheadMs - segment.durationMs) < CLOSE_MS;
}
