import type { OfferedMedia } from "./OfferedMedia.ts";

/** The session description with which ffmpeg reads the tracks of a publisher from ports of the loopback address. */
export function rtpDescription(tracks: readonly { readonly media: OfferedMedia; readonly port: number }[]): Buffer {
  const sections = tracks.flatMap(({ media: { kind, payloadType }, port }) => [
    `m=${kind} ${port} RTP/AVP ${payloadType}`,
    `a=rtpmap:${payloadType} ${kind === "video" ? "H264/90000" : "opus/48000/2"}`,
    ...(kind === "video" ? [`a=fmtp:${payloadType} packetization-mode=1`] : []),
    "a=recvonly",
  ]);
  const head = ["v=0", "o=- 0 0 IN IP4 127.0.0.1", "s=published", "c=IN IP4 127.0.0.1", "t=0 0"];
  return Buffer.from(`${[...head, ...sections].join("\r\n")}\r\n`);
}
