import type { DashTrack } from "./dashTracks.ts";

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
