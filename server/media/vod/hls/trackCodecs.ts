/** Codecs that MPEG-TS carries and players know, as ffmpeg names them; others are encoded anew. */
export const trackCodecs = {
  video: new Set(["h264", "hevc", "mpeg2video", "mpeg1video"]),
  audio: new Set(["aac", "mp3", "mp2", "ac3", "eac3"]),
} as const;
