import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import type { TranscoderVideo } from "../../../src/generated/types/TranscoderVideo.ts";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { wholeNumber } from "../inputs/wholeNumber.ts";
import { encoderParameters } from "./encoderParameters.ts";
import { gopArguments } from "./gopArguments.ts";
import { gopOf } from "./gopOf.ts";
import { presetArguments } from "./presetArguments.ts";
import { profileArguments } from "./profileArguments.ts";
import type { VideoEncoder } from "./VideoEncoder.ts";
import { chooseEncoder } from "./chooseEncoder.ts";
import { x265Parameters } from "./x265Parameters.ts";

export interface VideoRequest {
  readonly track: TranscoderVideo;
  /** Bits per second. */
  readonly bitrate: number;
  readonly global: Transcoder["global"];
  readonly ffmpeg: Ffmpeg;
  /** Frames per second of the source, where they are known beforehand. */
  readonly sourceFps?: number;
}

/** How one video track is encoded. @throws ServerError for what the hardware or the codec cannot do */
export function videoArguments({ track, bitrate, global, ffmpeg, sourceFps }: VideoRequest): readonly string[] {
  const encoder = chooseEncoder(track.codec, global, ffmpeg);
  const gop = gopOf(track, sourceFps);
  if (encoder.codec === "mp2v" && track.profile === "simple" && gop.bframes) {
    throw new ServerError("invalid", "The simple profile of MPEG-2 has no B-frames: set them to 0 or choose main.");
  }
  const profile = profileArguments(encoder, track.profile, track.level);
  return [
    ...["-c:v", encoder.name],
    ...presetArguments(encoder, track.preset),
    ...profile,
    ...["-pix_fmt", pixelFormat(encoder, track)],
    ...["-b:v", String(bitrate), "-maxrate", String(bitrate), "-bufsize", String(2 * bitrate)],
    ...gopArguments(encoder, gop),
    ...(encoder.name === "libx265" ? x265Parameters(gop, track.level) : []),
    ...deviceArguments(encoder, global?.deviceid),
    ...encoderParameters(encoder, track),
  ];
}

function pixelFormat({ hardware }: VideoEncoder, { profile }: TranscoderVideo): string {
  if (profile === "main10") return hardware === "cpu" ? "yuv420p10le" : "p010le";
  return hardware === "qsv" ? "nv12" : "yuv420p";
}

/** Quicksync's device is chosen for the whole process; see `decoderOptions`. */
function deviceArguments({ hardware }: VideoEncoder, device: unknown): readonly string[] {
  if (hardware !== "nvenc" || device === undefined || device === null || device === "") return [];
  return ["-gpu", String(wholeNumber(device, "The device of the transcoder", 0, 63))];
}
