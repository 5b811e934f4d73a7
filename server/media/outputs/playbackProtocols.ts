import type { Protocols } from "../../../src/generated/types/Protocols.ts";

/** A protocol that the config has a switch for: a row of the table below. */
interface ProtocolRow {
  /** As viewers and operators call it. */
  readonly words: string;
  /** What this server plays over it. */
  readonly plays?: readonly ("streams" | "files")[];
  /** Where a player asks for a stream over a protocol that this server does not speak: the answer is 501. */
  readonly unservedAt?: RegExp;
}

const protocols: Readonly<Record<keyof Protocols, ProtocolRow>> = {
  hls: { words: "HLS", plays: ["streams", "files"] },
  mss: { words: "MSS (Smooth Streaming)", unservedAt: /^\/(?<name>.+)\.isml\/manifest$/i },
  hds: { words: "HDS", unservedAt: /^\/(?<name>.+)\/manifest\.f4m$/ },
  mpegts: { words: "MPEG-TS", plays: ["streams"] },
  dash: { words: "DASH", plays: ["streams"] },
  m4f: { words: "M4F", unservedAt: /^\/(?<name>.+)\/(?:manifest\.)?m4f$/ },
  m4s: { words: "M4S", unservedAt: /^\/(?<name>.+)\/(?:manifest\.)?m4s$/ },
  rtmp: { words: "RTMP", plays: ["streams"] },
  rtsp: { words: "RTSP" },
};

const names = Object.keys(protocols).filter((name): name is keyof Protocols => Object.hasOwn(protocols, name));

/** The protocols that this server plays streams over; what is not among them is answered with 501, or by nobody. */
export const playbackProtocols = names.filter((name) => protocols[name].plays?.includes("streams"));

/** The protocols that this server plays files over; the addresses of others are answered with 501. */
export const filePlaybackProtocols = names.filter((name) => protocols[name].plays?.includes("files"));

/** The protocols of the config that this server does not speak, where their addresses are known. */
export const unservedProtocols = names.flatMap((name) => {
  const { unservedAt: pattern } = protocols[name];
  return pattern ? [{ name, pattern }] : [];
});

/** The protocols as viewers and operators call them; WebRTC has no switch of its own. */
export const protocolWords: ReadonlyMap<string, string> = new Map([
  ...names.map((name) => [name, protocols[name].words] as const),
  ["webrtc", "WebRTC"],
]);
