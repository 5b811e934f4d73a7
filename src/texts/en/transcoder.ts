import { textsOf } from "../textsOf.ts";

/** What a transcoder's settings come to. */
const transcoder = {
  "transcoder.output": "Resulting output",
  "transcoder.track": "Video track {number}",
  "transcoder.sourceSize": "size of the source",
  "transcoder.wide": "{width} px wide",
  "transcoder.copy": "copied from the source",
  "transcoder.noBitrate": "no bitrate",
  "transcoder.audio": "Audio: {codec}, {bitrate}",
  "transcoder.audioOpen": "Audio: {codec}",
  "transcoder.audioDefault": "Audio: server default",
  "transcoder.audioCopied": "Audio: copied from the source",
  "transcoder.order": "Players are offered the best first: {tracks}.",
  "transcoder.offeredAs": "v{at} is video track {number}",
  "transcoder.total": "{bitrate} in total",
  "transcoder.onlyAudio": "No video tracks: only audio will be in the output.",
  "transcoder.larger":
    "Video track {number} is larger than the source ({source}): it uses more bitrate without adding detail.",
  "transcoder.twice": "Two tracks have the same output, {size} {codec}: they differ only in bitrate.",
  "transcoder.gops": "The tracks have different GOP sizes: players cannot switch between them without a break.",
  "transcoder.copied": "Copied tracks keep the bitrate of the source, which the total leaves out.",
} as const;

/** Its texts, which come with what uses them. */
export const transcoderText = textsOf(transcoder);
