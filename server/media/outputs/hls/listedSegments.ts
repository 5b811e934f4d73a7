import type { Stream } from "../../../../src/generated/types/Stream.ts";
import type { MediaSegment, StreamBus } from "../../bus/StreamBus.ts";

const USUAL = 6;

/** The segments that a playlist lists: the newest, as many as the stream is set to. */
export function listedSegments({ segments }: StreamBus, { segment_count }: Stream): readonly MediaSegment[] {
  return segments.slice(-(segment_count || USUAL));
}
