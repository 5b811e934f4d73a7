import type { TranscoderVideo } from "../../../src/generated/types/TranscoderVideo.ts";
import { wholeNumber } from "../inputs/argumentValues.ts";
import type { VideoEncoder } from "./videoEncoders.ts";

/** How key frames come. */
interface GopSettings {
  /** Frames from one to the next; undefined where the frame rate is the source's and only the time is known. */
  readonly frames: number | undefined;
  readonly isClosed: boolean;
  readonly bframes: number | undefined;
  readonly refs: number | undefined;
}

const KEY_FRAME_SECONDS = 2;
/** Higher than any number of frames in 2 s: the expression below decides. */
const LONG = 250;
/** Counts from the last one, so that a jump of the source's clock does not make key frames of all that follow. */
const EACH_TWO_SECONDS = "expr:if(isnan(prev_forced_t),1,gte(t,prev_forced_t+2))";
/** With closed groups mpeg2video wants its search for changes of scene off, and this is its word for it. */
const MPEG2_NEVER = "1000000000";

/** How a track wants its key frames; one each 2 s when it says nothing. @param sourceFps where it is known */
export function gopSettings(track: TranscoderVideo, sourceFps?: number): GopSettings {
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

/** Key frames at a steady distance, none at a change of scene: segments are cut at them, in all tracks at the same. */
export function gopArguments(encoder: VideoEncoder, gop: GopSettings): readonly string[] {
  const { hardware, name } = encoder;
  const frames = String(gop.frames ?? LONG);
  const args = ["-g", frames];
  if (gop.frames === undefined) args.push("-force_key_frames", EACH_TWO_SECONDS);
  if (name === "libx264") {
    args.push("-keyint_min", gop.frames === undefined ? "1" : frames, "-sc_threshold", "0");
    if (!gop.isClosed) args.push("-flags:v", "-cgop");
  }
  if (name === "libx264" || name === "libx265" || hardware === "nvenc") args.push("-forced-idr", "1");
  if (name === "mpeg2video") args.push(...(gop.isClosed ? ["-flags:v", "+cgop"] : []), "-sc_threshold", MPEG2_NEVER);
  if (hardware === "nvenc") args.push("-no-scenecut", "1");
  if (hardware === "qsv" && encoder.codec !== "mp2v") args.push("-forced_idr", "1");
  if (hardware === "qsv" && gop.isClosed) args.push("-flags:v", "+cgop");
  if (gop.bframes !== undefined) args.push("-bf", String(gop.bframes));
  // MPEG-2 always refers to the frames next to it.
  if (gop.refs !== undefined && encoder.codec !== "mp2v") args.push("-refs", String(gop.refs));
  return args;
}

/** What libx265 takes only as its own list; older ffmpegs hand nothing of `-g`, `-bf` and `-refs` on to it. */
export function x265Parameters(gop: GopSettings, level: string | undefined): readonly string[] {
  const list = [
    "log-level=error",
    "repeat-headers=1",
    "scenecut=0",
    `open-gop=${gop.isClosed ? 0 : 1}`,
    ...(gop.frames === undefined ? [] : [`keyint=${gop.frames}`, `min-keyint=${gop.frames}`]),
    ...(gop.bframes === undefined ? [] : [`bframes=${gop.bframes}`]),
    ...(gop.refs === undefined ? [] : [`ref=${gop.refs}`]),
    ...(level === undefined ? [] : [`level-idc=${level}`]),
  ];
  return ["-x265-params", list.join(":")];
}

function optional(value: unknown, name: string, least: number, most: number): number | undefined {
  return value === undefined || value === null ? undefined : wholeNumber(value, name, least, most);
}
