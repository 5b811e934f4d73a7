import type { RtmpCarriage } from "./rtmpCarriage.ts";

const input = "-fpsprobesize 0 -analyzeduration 500000 -f mpegts -i pipe:0 -map 0:v:0?".split(" ");
const output = "-flvflags no_duration_filesize -flush_packets 1 -f flv pipe:1".split(" ");

/** Arguments that turn a stream's MPEG-TS into FLV. Until its tracks are known, the sound is taken for AAC. */
export function rtmpArguments({
  sound = "aac",
  soundIndex,
}: Extract<RtmpCarriage, { kind: "flv" }>): readonly string[] {
  // Old versions do not add it themselves, and no version takes it for MP3.
  const filter = /aac/i.test(sound) ? ["-bsf:a", "aac_adtstoasc"] : [];
  return [...input, "-map", `0:a:${soundIndex}?`, "-c", "copy", ...filter, ...output];
}
