/** What a transcoder's settings come to. */
export const transcoder = {
  "transcoder.output": "What comes out",
  "transcoder.track": "Track {number}",
  "transcoder.sourceSize": "size of the source",
  "transcoder.wide": "{width} px wide",
  "transcoder.copy": "passed on as the source sends it",
  "transcoder.noBitrate": "no bitrate",
  "transcoder.audio": "Audio: {codec}, {bitrate}",
  "transcoder.audioOpen": "Audio: {codec}",
  "transcoder.audioDefault": "Audio: as the server does by default",
  "transcoder.audioCopied": "Audio: passed on as the source sends it",
  "transcoder.total": "{bitrate} in all",
  "transcoder.onlyAudio": "No video tracks: only audio will be in the output.",
  "transcoder.larger":
    "Track {number} is larger than the source ({source}): it costs bitrate and shows no more than the source does.",
  "transcoder.twice": "Two tracks come out as {size} {codec}: players see no difference but the bitrate.",
  "transcoder.gops": "The tracks differ in frames in GOP: players cannot switch from one to another without a break.",
  "transcoder.copied": "Copied tracks have the bitrate of the source, which the sum leaves out.",
} as const;
