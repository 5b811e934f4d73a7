import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import type { TranscoderVideo } from "../../../src/generated/types/TranscoderVideo.ts";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { chosenWord, wholeNumber } from "../inputs/argumentValues.ts";
import { gopArguments, gopSettings, x265Parameters } from "./gopSettings.ts";
import { chooseEncoder, type VideoEncoder } from "./videoEncoders.ts";

interface VideoRequest {
  readonly track: TranscoderVideo;
  /** Bits per second. */
  readonly bitrate: number;
  readonly global: Transcoder["global"];
  readonly ffmpeg: Ffmpeg;
  /** Frames per second of the source, where they are known beforehand. */
  readonly sourceFps?: number;
}

const presetNames = ["veryslow", "slower", "slow", "medium", "fast", "faster", "veryfast"];
const presets = Object.fromEntries(presetNames.map((word) => [word, ["-preset", word]]));

const nvencPresets: Readonly<Record<string, readonly string[]>> = {
  bd: ["-preset", "bd"],
  default: ["-preset", "default"],
  ll: ["-preset", "ll"],
  llhq: ["-preset", "llhq"],
  loseless: ["-preset", "lossless"],
  // The encoder has no better one of these any more.
  loselesshq: ["-preset", "lossless"],
  medium: ["-preset", "medium"],
  veryfast: ["-preset", "hp"],
  zerolatency: ["-preset", "ll", "-zerolatency", "1"],
};

/** What ffmpeg calls the profiles; MPEG-2 by number, which every version understands. */
const profiles = {
  h264: { baseline: "baseline", main: "main", high: "high" },
  hevc: { main: "main", main10: "main10" },
  mp2v: { simple: "5", main: "4", high: "1" },
} as const;

const levels = {
  h264: words("1 1.1 1.2 1.3 2 2.1 2.2 3 3.1 3.2 4 4.1 4.2 5 5.1 5.2"),
  hevc: words("1 2 2.1 3 3.1 4 4.1 5 5.1 5.2 6 6.1 6.2"),
  mp2v: { low: "10", main: "8", high1440: "6", high: "4" },
} as const;

/** Settings of a track that are told otherwise. */
const fields = new Set([
  ...["bitrate", "codec", "size", "preset", "profile", "level", "fps", "gop", "g", "disable_cgop"],
  ...["bframes", "refs", "aspect", "logo", "alogo"],
]);
const tunes = Object.fromEntries(["zerolatency", "fastdecode", "grain", "psnr", "ssim"].map((word) => [word, word]));
const MOST_BITS = 1_000_000_000;

const parameters: Readonly<Record<string, (value: unknown) => readonly string[]>> = {
  tune: (value) => ["-tune", chosenWord(value, tunes, "The parameter tune of a video track")],
  crf: (value) => ["-crf", number(value, "crf", 0, 51)],
  maxrate: (value) => ["-maxrate", number(value, "maxrate", 1000, MOST_BITS)],
  bufsize: (value) => ["-bufsize", number(value, "bufsize", 1000, MOST_BITS)],
  qmin: (value) => ["-qmin", number(value, "qmin", 0, 69)],
  qmax: (value) => ["-qmax", number(value, "qmax", 1, 69)],
  threads: (value) => ["-threads", number(value, "threads", 1, 64)],
};

/** How one video track is encoded. @throws ServerError for what the hardware or the codec cannot do */
export function videoArguments({ track, bitrate, global, ffmpeg, sourceFps }: VideoRequest): readonly string[] {
  const encoder = chooseEncoder(track.codec, global, ffmpeg);
  const gop = gopSettings(track, sourceFps);
  if (encoder.codec === "mp2v" && track.profile === "simple" && gop.bframes) {
    throw new ServerError("invalid", "The simple profile of MPEG-2 has no B-frames: set them to 0 or choose main.");
  }
  return [
    ...["-c:v", encoder.name],
    ...presetArguments(encoder, track.preset),
    ...profileArguments(encoder, track.profile, track.level),
    ...["-pix_fmt", pixelFormat(encoder, track)],
    ...["-b:v", String(bitrate), "-maxrate", String(bitrate), "-bufsize", String(2 * bitrate)],
    ...gopArguments(encoder, gop),
    ...(encoder.name === "libx265" ? x265Parameters(gop, track.level) : []),
    ...deviceArguments(encoder, global?.deviceid),
    ...encoderParameters(encoder, track),
  ];
}

/** Speed against quality. Without a choice the processor gets the quickest, as a live stream must not fall behind. */
function presetArguments({ hardware, codec }: VideoEncoder, preset: unknown): readonly string[] {
  const isChosen = preset !== undefined && preset !== null;
  const name = "The preset of a video track on this hardware";
  if (hardware === "nvenc") return isChosen ? chosenWord(preset, nvencPresets, name) : [];
  const args = chosenWord(isChosen ? preset : "veryfast", presets, name);
  // MPEG-2 on the processor knows none, and a setting that other tracks share is no fault.
  return hardware === "cpu" && codec === "mp2v" ? [] : args;
}

/** Profile and level, each only where it is chosen. @throws ServerError for one that the codec does not have */
function profileArguments(
  { hardware, codec, name }: VideoEncoder,
  profile: unknown,
  level: unknown,
): readonly string[] {
  const args: string[] = [];
  if (profile !== undefined && profile !== null) {
    args.push("-profile:v", chosenWord(profile, profiles[codec], `The profile of a ${codec} track`));
  }
  if (level === undefined || level === null) return args;
  const word = chosenWord(level, levels[codec], `The level of a ${codec} track`);
  // x265 takes its level among parameters of its own, Quicksync in tenths.
  if (name === "libx265") return args;
  args.push("-level:v", hardware === "qsv" && codec !== "mp2v" ? String(Math.round(Number(word) * 10)) : word);
  return args;
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

/**
 * The parameters of a track that have no field of their own. Only those of the table are handed on.
 * @throws ServerError for one this server does not know, so that nobody believes it works
 */
function encoderParameters({ name }: VideoEncoder, track: TranscoderVideo): readonly string[] {
  const extra = Object.entries(track).filter(
    ([key, value]) => !fields.has(key) && value !== null && value !== undefined,
  );
  return extra.flatMap(([key, value]) => {
    const make = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
    if (!make) {
      const known = Object.keys(parameters).join(", ");
      throw new ServerError("invalid", `A video track has a parameter this server does not know. It knows ${known}.`);
    }
    if ((key === "tune" || key === "crf") && name !== "libx264" && name !== "libx265") {
      throw new ServerError("invalid", `The parameter ${key} of a video track is for h264 and hevc on the cpu only.`);
    }
    return make(value);
  });
}

function number(value: unknown, name: string, least: number, most: number): string {
  return String(wholeNumber(value, `The parameter ${name} of a video track`, least, most));
}

function words(list: string): Readonly<Record<string, string>> {
  return Object.fromEntries(list.split(" ").map((word) => [word, word]));
}
