import { entities } from "../../generated/entities.ts";
import type { Protocols } from "../../generated/types/Protocols.ts";
import { encodedName } from "./mediaNames.ts";
import { defaultPorts, listenerPort, type MediaServer } from "./mediaServer.ts";

/** What something is played or published over: a key of the config's `protocols`, or WebRTC, which has no switch. */
export type ProtocolName = keyof Protocols | "webrtc";

interface Protocol {
  /** As people write it, where no schema says so. */
  readonly label?: string;
  /** The label with what it stands for. */
  readonly inFull?: string;
  /** The setting with the port that has to be open for it; without one it goes over HTTP. */
  readonly port?: "rtmp" | "rtsp";
  /** Every address a stream plays at. */
  readonly playedAt?: (name: string, server: MediaServer) => readonly string[];
  /** Where a stream is published to: under which name, and the address; undefined while the server has no port for it. */
  readonly publishes?: {
    readonly as: "rtmp" | "whip";
    readonly at: (name: string, server: MediaServer) => string | undefined;
  };
  /** What our own server plays over it. */
  readonly served?: readonly ("streams" | "files")[];
  /** No socket stays open: a player asks again and again. */
  readonly isPolling?: true;
  /** Where a player asks our own server for a stream over a protocol that it does not speak: the answer is 501. */
  readonly unservedAt?: RegExp;
}

/**
 * The protocols, in the order in which their addresses are shown. A new one is a row here, a switch in
 * `schemas/config/protocols.json` and, once our own server plays over it, a folder of `server/media/outputs` and a row of its `createOutputsPart.ts`.
 */
export const protocols: Readonly<Record<ProtocolName, Protocol>> = {
  hls: { playedAt: overHttp("/index.m3u8", "/video.m3u8"), served: ["streams", "files"], isPolling: true },
  mss: {
    inFull: "MSS (Smooth Streaming)",
    playedAt: overHttp(".isml/manifest"),
    unservedAt: /^\/(?<name>.+)\.isml\/manifest$/i,
  },
  hds: { playedAt: overHttp("/manifest.f4m"), unservedAt: /^\/(?<name>.+)\/manifest\.f4m$/ },
  mpegts: { playedAt: overHttp("/mpegts"), served: ["streams"] },
  dash: { playedAt: overHttp("/index.mpd"), served: ["streams"], isPolling: true },
  rtmp: {
    port: "rtmp",
    // A name with a slash brings its own application.
    playedAt: (name, server) => [
      `rtmp://${hostOf(server, "rtmp")}/${name.includes("/") ? "" : "static/"}${encodedName(name)}`,
    ],
    publishes: {
      as: "rtmp",
      at: (name, server) => (listenerPort(server.rtmp) === undefined ? undefined : pushUrl(name, server)),
    },
    served: ["streams"],
  },
  rtsp: { port: "rtsp", playedAt: (name, server) => [`rtsp://${hostOf(server, "rtsp")}/${encodedName(name)}`] },
  m4f: {
    playedAt: (name, { hostname }) => [`m4f://${hostname}/${encodedName(name)}`],
    unservedAt: /^\/(?<name>.+)\/(?:manifest\.)?m4f$/,
  },
  m4s: {
    playedAt: (name, { hostname }) => [`m4s://${hostname}/${encodedName(name)}`],
    unservedAt: /^\/(?<name>.+)\/(?:manifest\.)?m4s$/,
  },
  // RFC 9725.
  webrtc: {
    label: "WebRTC",
    publishes: { as: "whip", at: (name, server) => `${webAddress(name, server)}/whip` },
  },
};

export const protocolNames: readonly ProtocolName[] = Object.keys(protocols).filter(isProtocol);

function isProtocol(word: string): word is ProtocolName {
  return Object.hasOwn(protocols, word);
}

/** Ways of watching that sessions name, and no protocol of their own. */
const otherWays: Readonly<Record<string, string>> = { tshttp: "MPEG-TS", mp4: "MP4", download: "Download" };

/** How something is played, as people write it. */
export function protocolName(protocol: string | undefined): string {
  if (protocol === undefined) return "";
  if (!isProtocol(protocol)) return Object.hasOwn(otherWays, protocol) ? (otherWays[protocol] ?? "") : protocol;
  return protocols[protocol].label ?? entities.stream.fields[`/protocols/${protocol}`]?.title ?? protocol;
}

/** What a player is told of a protocol by; undefined for what is none. */
export function protocolInFull(protocol: string): string | undefined {
  return isProtocol(protocol) ? (protocols[protocol].inFull ?? protocolName(protocol)) : undefined;
}

/**
 * Whether something is played over a protocol: `true` names the only ones, `false` excepts one, unset follows the rest.
 * @param switches the `protocols` of a stream or file, undefined when it has none
 * @param protocol key in it: `hls`
 */
export function isProtocolOn(switches: unknown, protocol: string): boolean {
  const states = new Map<string, unknown>(Object.entries(switches ?? {}));
  const own = states.get(protocol);
  return typeof own === "boolean" ? own : ![...states.values()].includes(true);
}

/** Whether a server has the port open that a protocol needs. */
export function hasPortFor(protocol: string, server: MediaServer): boolean {
  const port = isProtocol(protocol) ? protocols[protocol].port : undefined;
  return port === undefined || listenerPort(server[port]) !== undefined;
}

/** Whether a player asks for each piece anew, so that presence is what was asked last. */
export function isPollingProtocol(protocol: string): boolean {
  return isProtocol(protocol) && protocols[protocol].isPolling === true;
}

/** The protocols that our own server plays streams or files over; the addresses of others are answered with 501. */
export function servedProtocols(what: "streams" | "files"): readonly ProtocolName[] {
  return protocolNames.filter((name) => protocols[name].served?.includes(what));
}

/** Where an encoder pushes a stream to: the configured RTMP port, 1935 when there is none. */
export function pushUrl(name: string, server: Pick<MediaServer, "hostname" | "rtmp">): string {
  const port = listenerPort(server.rtmp) ?? defaultPorts.rtmp;
  return `rtmp://${server.hostname}:${port}/static/${encodedName(name)}`;
}

function overHttp(...endings: readonly string[]): (name: string, server: MediaServer) => readonly string[] {
  return (name, server) => endings.map((ending) => webAddress(name, server) + ending);
}

function webAddress(name: string, { protocol, hostname, port }: MediaServer): string {
  return `${protocol}//${hostname}${port === "" ? "" : `:${port}`}/${encodedName(name)}`;
}

/** Host and port; the port that is the protocol's default is left out. */
function hostOf(server: MediaServer, protocol: "rtmp" | "rtsp"): string {
  const port = listenerPort(server[protocol]);
  return port === undefined || port === defaultPorts[protocol] ? server.hostname : `${server.hostname}:${port}`;
}
