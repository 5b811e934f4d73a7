import type { PublishedFormat } from "../live/RunningStream.ts";

const pipe = ["-protocol_whitelist", "pipe", "-fpsprobesize", "0"];
const byFormat: Readonly<Record<PublishedFormat, readonly string[]>> = {
  flv: [...pipe, "-analyzeduration", "3000000", "-f", "flv", "-i", "pipe:0"],
  mpegts: [...pipe, "-analyzeduration", "500000", "-f", "mpegts", "-i", "pipe:0"],
  // The description comes through the pipe, the media over loopback.
  sdp: [
    ...["-protocol_whitelist", "pipe,udp,rtp", "-fpsprobesize", "0", "-analyzeduration", "1000000"],
    ...["-f", "sdp", "-i", "pipe:0"],
  ],
};

/** The arguments of an input that is written to the process: what a publisher sends, or another stream's media. */
export function publicationArguments(format: PublishedFormat): readonly string[] {
  return byFormat[format];
}
