import type { Protocols } from "../../../src/generated/types/Protocols.ts";

/** The protocols as viewers and operators call them. */
export const protocolWords: Readonly<Record<keyof Protocols, string>> = {
  hls: "HLS",
  mss: "MSS (Smooth Streaming)",
  hds: "HDS",
  mpegts: "MPEG-TS",
  dash: "DASH",
  m4f: "M4F",
  m4s: "M4S",
  rtmp: "RTMP",
  rtsp: "RTSP",
};
