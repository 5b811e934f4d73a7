import type { StreamBus } from "../bus/StreamBus.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { hasReorderedPictures } from "./hasReorderedPictures.ts";

/** Where the packets of each track go on this machine. */
interface WhepPorts {
  readonly video: number;
  readonly audio: number;
}

const input = "-fpsprobesize 0 -analyzeduration 500000 -f mpegts -i pipe:0".split(" ");
const copied = "-c:v copy -bsf:v h264_mp4toannexb,dump_extra=freq=keyframe".split(" ");
const encoded = "-c:v libx264 -preset ultrafast -tune zerolatency -profile:v baseline -pix_fmt yuv420p -g 50".split(
  " ",
);

/**
 * Arguments that turn a stream's MPEG-TS into RTP as browsers take it: H.264 without reordered pictures, copied where it
 * is so already, and Opus.
 */
export function whepArguments(stream: RunningStream, bus: StreamBus, ffmpeg: Ffmpeg, ports: WhepPorts): string[] {
  const tracks = stream.mediaInfo?.tracks;
  const picture = tracks?.find(({ content }) => content === "video");
  const hasPicture = tracks === undefined || picture !== undefined;
  const hasSound = tracks === undefined || tracks.some(({ content }) => content === "audio");
  // What the newest segment holds: after a change the media info may still be that of before.
  const coding = bus.segments.at(-1)?.formats?.find(({ content }) => content === "video")?.coding;
  const isFit = /^(h264|avc)/i.test(coding ?? picture?.codec ?? "h264") && !hasReorderedPictures(bus.beginning);
  const opus = ffmpeg.hasEncoder("libopus") ? ["libopus"] : ["opus", "-strict", "-2"];
  return [
    ...input,
    ...(hasPicture ? ["-map", "0:v:0", ...(isFit ? copied : encoded), ...rtp(ports.video)] : []),
    ...(hasSound
      ? ["-map", "0:a:0", "-c:a", ...opus, "-ar", "48000", "-ac", "2", "-b:a", "96k", ...rtp(ports.audio)]
      : []),
  ];
}

function rtp(port: number): readonly string[] {
  // Its reports come to the same port: they tell a browser how picture and sound belong together.
  return ["-f", "rtp", `rtp://127.0.0.1:${port}?pkt_size=1200&rtcpport=${port}`];
}
