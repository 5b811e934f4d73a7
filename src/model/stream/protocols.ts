/**
 * Whether something is played over a protocol: `true` names the only ones, `false` excepts one, unset follows the rest.
 * @param protocols the `protocols` of a stream or file, undefined when it has none
 * @param protocol key in it: `hls`
 */
export function isProtocolOn(protocols: unknown, protocol: string): boolean {
  const states = new Map<string, unknown>(Object.entries(protocols ?? {}));
  const own = states.get(protocol);
  return typeof own === "boolean" ? own : ![...states.values()].includes(true);
}

const names: Readonly<Record<string, string>> = {
  hls: "HLS",
  dash: "DASH",
  mss: "MSS",
  hds: "HDS",
  mpegts: "MPEG-TS",
  tshttp: "MPEG-TS",
  rtmp: "RTMP",
  rtsp: "RTSP",
  webrtc: "WebRTC",
  m4f: "M4F",
  m4s: "M4S",
  mp4: "MP4",
  download: "Download",
};

/** How something is played, as people write it. */
export function protocolName(protocol: string | undefined): string {
  return names[protocol ?? ""] ?? protocol ?? "";
}
