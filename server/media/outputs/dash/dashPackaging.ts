import { ServerError } from "../../../ServerError.ts";
import type { TrackFormat } from "../../ts/trackFormat.ts";

/** What codings are called in MP4, of those that ffmpeg writes into it and browsers play from it. */
const tags: Readonly<Partial<Record<TrackFormat["coding"], string>>> = {
  h264: "avc1",
  hevc: "hvc1",
  aac: "mp4a",
  latm: "mp4a",
  mp3: "mp4a",
  ac3: "ac-3",
  eac3: "ec-3",
  opus: "Opus",
};
const words: Readonly<Partial<Record<TrackFormat["coding"], string>>> = {
  mpeg2: "MPEG-2",
  mp2: "MPEG layer 2 (MP2)",
  other: "of a kind that the server does not know",
};

/** A track that DASH takes, and what its codec is called there. */
export interface DashTrack {
  readonly pid: number;
  readonly content: "video" | "audio";
  readonly tag: string;
}

/**
 * The picture and all sounds that DASH can carry; further ones are left out.
 * @throws ServerError `invalid` in words for viewers, where nothing that could be played would be left of picture or sound
 */
export function dashTracks(name: string, formats: readonly TrackFormat[]): readonly DashTrack[] {
  const take = (content: DashTrack["content"]): readonly DashTrack[] => {
    const all = formats.filter((format) => format.content === content);
    const taken = all.flatMap(({ pid, coding }) => (tags[coding] ? [{ pid, content, tag: tags[coding] }] : []));
    const [first] = all;
    if (first && taken.length === 0) throw refusal(name, first);
    return taken;
  };
  return [...take("video").slice(0, 1), ...take("audio")];
}

function refusal(name: string, { content, coding }: TrackFormat): ServerError {
  const what = `the ${content === "video" ? "picture" : "sound"} of ${name} is ${words[coding] ?? coding}`;
  return new ServerError(
    "invalid",
    `DASH cannot carry this stream: ${what}. Use HLS or MPEG-TS, or have the stream transcoded to H.264 and AAC.`,
  );
}

interface DashPlan {
  /** For all its files. */
  readonly folder: string;
  /** Of the names of its segments. */
  readonly prefix: string;
  /** None where nothing is known of them. */
  readonly tracks: readonly DashTrack[];
  readonly segmentS: number;
  /** How many segments the manifest lists. */
  readonly count: number;
}

/** Makes fragmented MP4 and a manifest of MPEG-TS on the input, in a folder. */
export function dashArguments({ folder, prefix, tracks, segmentS, count }: DashPlan): readonly string[] {
  return [
    ["-fpsprobesize", "0", "-analyzeduration", "500000", "-protocol_whitelist", "pipe,file", "-f", "mpegts"],
    ["-i", "pipe:0", ...mapsOf(tracks), "-c", "copy"],
    ["-f", "dash", "-seg_duration", String(segmentS), "-use_timeline", "1", "-use_template", "1"],
    ["-window_size", String(count), "-extra_window_size", "4"],
    ["-init_seg_name", `${prefix}-init-$RepresentationID$.m4s`],
    ["-media_seg_name", `${prefix}-chunk-$RepresentationID$-$Number%06d$.m4s`],
    [`file:${folder}/index.mpd`],
  ].flat();
}

/** The codecs are named as MP4 does: ffmpeg's DASH would copy the numbers of MPEG-TS. */
function mapsOf(tracks: readonly DashTrack[]): readonly string[] {
  if (tracks.length === 0) return ["-map", "0:v:0?", "-map", "0:a:0?"];
  return tracks.flatMap(({ pid, tag }, index) => ["-map", `0:i:${pid}?`, `-tag:${index}`, tag]);
}
