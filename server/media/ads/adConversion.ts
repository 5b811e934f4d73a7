import { createHash } from "node:crypto";
import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Track } from "../../../src/generated/types/Track.ts";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { trackOf } from "./adDifferences.ts";
import { adInput, silentInput } from "./adFiles.ts";

const videoEncoders: Readonly<Record<string, readonly string[]>> = {
  h264: ["libx264", "-preset", "veryfast", "-crf", "20"],
  hevc: ["libx265", "-preset", "veryfast", "-crf", "22", "-tag:v", "hvc1"],
};
const audioEncoders: Readonly<Record<string, readonly string[]>> = {
  aac: ["aac", "-b:a", "128k"],
  mp3: ["libmp3lame", "-b:a", "128k"],
  mp2a: ["mp2", "-b:a", "192k"],
  ac3: ["ac3", "-b:a", "192k"],
};
const USUAL_FPS = 25;
const MOST_FPS = 120;
const MOST_SIDE = 8192;
const USUAL_RATE = 48_000;
/** Bytes: disks take 255 for a name, and a letter may be four. */
const LONGEST_STREAM = 60;
const LONGEST_BASE = 100;
const DIGEST_LENGTH = 8;

/** The copy of a file for a stream. */
interface AdCopy {
  /** `prefix/name.mov.STREAM-1280x720-1a2b3c4d.mp4`, `…STREAM-sound-….mp4`: in the same folder. */
  readonly name: string;
  /** Stands in the copy itself: a file of that name without it is somebody else's. */
  readonly mark: string;
}

/** What the copy of a file for a stream is called: no other file, and no other stream whose name looks alike, has the same. */
export function copyOf(file: string, stream: string, wanted: MediaInfo): AdCopy {
  const slash = file.lastIndexOf("/");
  const base = cutToBytes(file.slice(slash + 1), LONGEST_BASE);
  const owner = cutToBytes(stream.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, "_"), LONGEST_STREAM);
  const digest = createHash("sha256")
    .update(JSON.stringify([file, stream]))
    .digest("hex")
    .slice(0, DIGEST_LENGTH);
  const name = `${file.slice(0, slash + 1)}${base}.${owner}-${shapeOf(wanted)}-${digest}.mp4`;
  return { name, mark: `Sluice copy ${digest}` };
}

function cutToBytes(text: string, most: number): string {
  let bytes = 0;
  const kept = Array.from(text).filter((character) => (bytes += Buffer.byteLength(character)) <= most);
  return kept.join("");
}

function shapeOf(wanted: MediaInfo): string {
  if (isSoundOnly(wanted)) return "sound";
  const { width, height } = pictureOf(wanted);
  return `${width}x${height}`;
}

interface ConversionPlan {
  readonly from: string;
  readonly to: string;
  /** Of the copy. */
  readonly mark: string;
  /** Of the stream. */
  readonly wanted: MediaInfo;
  /** Of the file. */
  readonly info: MediaInfo;
  readonly ffmpeg: Pick<Ffmpeg, "hasEncoder">;
}

/** Makes a file as a stream is: size, frame rate, codecs and sound. @throws ServerError where nothing here can make that */
export function conversionArguments({ from, to, mark, wanted, info, ffmpeg }: ConversionPlan): readonly string[] {
  const isPictureWanted = !isSoundOnly(wanted);
  const sound = trackOf(wanted, "audio");
  const hasSound = trackOf(info, "audio") !== undefined;
  const isSilent = sound !== undefined && !hasSound;
  if (isSilent && !isPictureWanted)
    throw new ServerError("unavailable", "The file has no sound, and the stream has nothing else.");
  return [
    ...["-y", ...adInput(from)],
    ...(isSilent ? [...silentInput, "-shortest"] : []),
    ...(isPictureWanted ? pictureArguments(wanted, ffmpeg) : ["-vn"]),
    ...(sound ? ["-map", hasSound ? "0:a:0" : "1:a:0", ...soundArguments(sound, ffmpeg)] : []),
    ...["-map_metadata", "-1", "-metadata", `comment=${mark}`, "-movflags", "+faststart", "-f", "mp4", `file:${to}`],
  ];
}

function pictureArguments(wanted: MediaInfo, ffmpeg: ConversionPlan["ffmpeg"]): readonly string[] {
  const { width, height, fps, codec } = pictureOf(wanted);
  const fit = [
    // Of a picture whose pixels are not square the shape counts, and not their numbers.
    "scale=trunc(iw*sar/2+0.5)*2:ih",
    "setsar=1",
    `scale=${width}:${height}:force_original_aspect_ratio=decrease`,
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2`,
    ...["setsar=1", `fps=${fps}`, "format=yuv420p"],
  ];
  const group = String(Math.max(1, Math.round(fps * 2)));
  return [
    ...["-map", "0:V:0"],
    ...["-vf", fit.join(), "-c:v", ...encoderOf(videoEncoders, codec, ffmpeg), "-threads", "2"],
    // A key frame as often as segments are cut.
    ...["-g", group, "-keyint_min", group, "-sc_threshold", "0", "-bf", "0"],
  ];
}

function isSoundOnly(wanted: MediaInfo): boolean {
  return trackOf(wanted, "audio") !== undefined && trackOf(wanted, "video") === undefined;
}

/** How a sound is encoded to be as that of a stream. @throws ServerError where nothing here can make that */
export function soundArguments(
  { codec, channels = 2, sample_rate: rate = USUAL_RATE }: Track,
  ffmpeg: ConversionPlan["ffmpeg"],
) {
  const format = ["-ac", String(Math.min(8, Math.max(1, channels))), "-ar", String(rate)];
  return ["-c:a", ...encoderOf(audioEncoders, codec, ffmpeg), ...format];
}

function encoderOf(
  table: Readonly<Record<string, readonly string[]>>,
  codec: string | undefined,
  ffmpeg: ConversionPlan["ffmpeg"],
): readonly string[] {
  const found = codec !== undefined && Object.hasOwn(table, codec) ? table[codec] : undefined;
  if (found?.[0] !== undefined && ffmpeg.hasEncoder(found[0])) return found;
  throw new ServerError(
    "unavailable",
    `This server has no encoder for ${codec ?? "this codec"}, which the stream has.`,
  );
}

function pictureOf(wanted: MediaInfo) {
  const picture = trackOf(wanted, "video");
  const { width = 0, height = 0, fps = USUAL_FPS, codec } = picture ?? {};
  if (width < 2 || height < 2 || width > MOST_SIDE || height > MOST_SIDE)
    throw new ServerError(
      "unavailable",
      "The size of the stream's picture is not known, so nothing can be made to fit it.",
    );
  return { width, height, fps: Math.min(MOST_FPS, Math.max(1, fps)), codec };
}
