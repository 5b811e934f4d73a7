import type { TranscoderVideo } from "../../../src/generated/types/TranscoderVideo.ts";
import { wholeNumber } from "../inputs/wholeNumber.ts";
import type { GopSettings } from "./GopSettings.ts";

const KEY_FRAME_SECONDS = 2;

/** How a track wants its key frames; one each 2 s when it says nothing. @param sourceFps where it is known */
export function gopOf(track: TranscoderVideo, sourceFps?: number): GopSettings {
  const { bframes, refs, fps = sourceFps } = track;
  const written = track.gop ?? track.g;
  const frames = written ?? (fps === undefined ? undefined : fps * KEY_FRAME_SECONDS);
  return {
    frames: optional(frames, "The frames in GOP", 1, 1000),
    isClosed: track.disable_cgop !== true,
    bframes: optional(bframes, "The B-frames of a video track", 0, 3),
    refs: optional(refs, "The reference frames of a video track", 1, 6),
  };
}

function optional(value: unknown, name: string, least: number, most: number): number | undefined {
  return value === undefined || value === null ? undefined : wholeNumber(value, name, least, most);
}
