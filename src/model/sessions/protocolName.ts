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
