import type { GopSettings } from "./GopSettings.ts";
import type { VideoEncoder } from "./VideoEncoder.ts";

/** Higher than any number of frames in 2 s: the expression below decides. */
const LONG = 250;
/** Counts from the last one, so that a jump of the source's clock does not make key frames of all that follow. */
const EACH_TWO_SECONDS = "expr:if(isnan(prev_forced_t),1,gte(t,prev_forced_t+2))";
/** With closed groups mpeg2video wants its search for changes of scene off, and this is its word for it. */
const MPEG2_NEVER = "1000000000";

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
