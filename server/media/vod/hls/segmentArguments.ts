import { ServerError } from "../../../ServerError.ts";
import type { Ffmpeg } from "../../ffmpeg/Ffmpeg.ts";
import type { FileIndex } from "./fileIndex.ts";
import { fileInput, type MediaFile } from "./fileRungs.ts";

const OFFSET_S = 10;

/** The clock of the segments: that of the file, moved so that no time stamp is below zero. */
export const tsClock = {
  offsetS: OFFSET_S,
  /** Seconds of the file in ticks of 90 kHz. */
  ticksOf: (seconds: number): number => Math.round((seconds + OFFSET_S) * 90_000),
} as const;

/** Codecs that MPEG-TS carries and players know, as ffmpeg names them; others are encoded anew. */
const trackCodecs = {
  video: new Set(["h264", "hevc", "mpeg2video", "mpeg1video"]),
  audio: new Set(["aac", "mp3", "mp2", "ac3", "eac3"]),
} as const;

/** Reading begins this much before a segment: sound lies somewhat before its picture in a file, encoders need a start. */
const LEAD_S = 0.5;
const SAMPLE_RATE = 48_000;
/** Samples in a frame of AAC. Frames of all segments are on one grid, so that they fit together. */
const FRAME_SAMPLES = 1024;

/** Each frame of sound in a packet of its own, so that the cut is exact to a frame. */
const container = (
  `-output_ts_offset ${tsClock.offsetS} -max_delay 0 -muxdelay 0 -muxpreload 0 -flush_packets 1 ` +
  "-mpegts_flags +resend_headers -pat_period 0.5 -pes_payload_size 0 -f mpegts pipe:1"
).split(" ");
const h264 = "-vsync 0 -enc_time_base -1 -c:v libx264 -preset veryfast -crf 23 -bf 0 -pix_fmt yuv420p".split(" ");
const aac = "-c:a aac -b:a 128k -ac 2".split(" ");

/**
 * The arguments that make MPEG-TS of a file from somewhat before a segment on, without an end: who cuts it out ends the
 * run. Pictures and sound that MPEG-TS cannot carry are encoded anew.
 * @throws ServerError when this ffmpeg cannot encode what would have to be
 */
export function segmentArguments(file: MediaFile, index: FileIndex, number: number, ffmpeg: Ffmpeg): readonly string[] {
  const start = number === 0 ? undefined : index.starts[number];
  const seek = ["-noaccurate_seek", "-seek_timestamp", "1", "-ss", String((start ?? 0) - LEAD_S)];
  const next = index.starts[number + 1];
  return [
    ...fileInput(file, start === undefined ? [] : seek),
    ...(index.video ? ["-map", "0:V:0", ...videoArguments(index.video.codec, start, next, ffmpeg)] : []),
    ...(index.audio ? ["-map", "0:a:0", ...audioArguments(index.audio.codec, start, ffmpeg)] : []),
    ...container,
  ];
}

function videoArguments(codec: string, start: number | undefined, next: number | undefined, ffmpeg: Ffmpeg) {
  if (trackCodecs.video.has(codec)) return ["-c:v", "copy"];
  refuseWithout(ffmpeg, "libx264", codec);
  const trim = start === undefined ? "" : `trim=start=${start - LEAD_S},`;
  const keys = [start, next].filter((time) => time !== undefined);
  const force = keys.length > 0 ? ["-force_key_frames", keys.join(",")] : [];
  return ["-vf", `${trim}scale=trunc(iw/2)*2:trunc(ih/2)*2`, ...force, ...h264];
}

function audioArguments(codec: string, start: number | undefined, ffmpeg: Ffmpeg) {
  if (trackCodecs.audio.has(codec)) return ["-c:a", "copy"];
  refuseWithout(ffmpeg, "aac", codec);
  const frame = Math.floor((((start ?? 0) - LEAD_S) * SAMPLE_RATE) / FRAME_SAMPLES);
  const trim = start === undefined ? "" : `,atrim=start_pts=${frame * FRAME_SAMPLES}`;
  return ["-af", `aresample=${SAMPLE_RATE}${trim}`, ...aac];
}

function refuseWithout(ffmpeg: Ffmpeg, encoder: string, codec: string): void {
  if (ffmpeg.hasEncoder(encoder)) return;
  throw new ServerError(
    "unavailable",
    `HLS does not carry ${codec}, and the ffmpeg of this server has no ${encoder} to transcode it. ` +
      "Install a full ffmpeg, or offer the file for download.",
  );
}
