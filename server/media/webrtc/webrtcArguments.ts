import type { StreamBus } from "../bus/StreamBus.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { packetHeader, tsPackets } from "../ts/tsPackets.ts";

const VIDEO_STREAM = 0xe0;
const BOTH_TIMES = 0xc0;

/** Where the packets of each track go on this machine. */
interface RtpPorts {
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
export function webrtcArguments(stream: RunningStream, bus: StreamBus, ffmpeg: Ffmpeg, ports: RtpPorts): string[] {
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

/** Whether pictures are sent in another order than they are shown in (B-frames): browsers take none over WebRTC. */
export function hasReorderedPictures(packets: Buffer): boolean {
  for (let at = 0; at + tsPackets.size <= packets.length; at += tsPackets.size) {
    const packet = packets.subarray(at, at + tsPackets.size);
    const { startsUnit, payloadAt } = packetHeader(packet);
    if (!startsUnit || payloadAt === undefined || payloadAt + 8 > packet.length) continue;
    if (packet.readUIntBE(payloadAt, 3) !== 1 || ((packet[payloadAt + 3] ?? 0) & 0xf0) !== VIDEO_STREAM) continue;
    // A picture has a second time, when it is decoded, only where it is not that at which it is shown.
    if (((packet[payloadAt + 7] ?? 0) & BOTH_TIMES) === BOTH_TIMES) return true;
  }
  return false;
}
