import { entities } from "../../generated/entities.ts";
import type { Protocols } from "../../generated/types/Protocols.ts";
import type { TextKey } from "../../texts/textKeys.ts";
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
  /** Nothing that a browser opens as a page or hands to a player: servers, or the script of a player, speak it. */
  readonly isNoLink?: true;
  /** Where a stream is published to, and what that is called. */
  readonly publishes?: {
    readonly label: Extract<TextKey, `input.publish.${string}`>;
    readonly at: Address;
    /** Where a stream of a location is, when that is another address. */
    readonly atLocation?: Address;
  };
  /** How it is fetched from another server, where its sources have a scheme of their own. */
  readonly source?: {
    /** `hls`; over TLS it ends with one more s. */
    readonly scheme: string;
    /** What an http address has in its path that is one. */
    readonly httpPath?: RegExp;
    /** It comes in pieces of several seconds. */
    readonly isSegmented?: true;
  };
  /** What our own server plays over it. */
  readonly served?: readonly ("streams" | "files")[];
  /** No socket stays open: a player asks again and again. */
  readonly isPolling?: true;
  /** Where a player asks our own server over HTTP for a stream over a protocol that it does not speak: the answer is 501. */
  readonly unservedAt?: RegExp;
}

type Address = (name: string, server: MediaServer) => string;

/**
 * The protocols, in the order in which their addresses are shown. A new one is a row here, a switch in
 * `schemas/config/protocols.json` and, once our own server plays over it, a folder of `server/media/outputs` and a row of its `createOutputsPart.ts`.
 */
export const protocols: Readonly<Record<ProtocolName, Protocol>> = {
  hls: {
    playedAt: overHttp("/index.m3u8", "/video.m3u8"),
    source: { scheme: "hls", httpPath: /\.m3u8$/i, isSegmented: true },
    served: ["streams", "files"],
    isPolling: true,
  },
  mss: {
    inFull: "MSS (Smooth Streaming)",
    playedAt: overHttp(".isml/manifest"),
    unservedAt: /^\/(?<name>.+)\.isml\/manifest$/i,
  },
  hds: { playedAt: overHttp("/manifest.f4m"), unservedAt: /^\/(?<name>.+)\/manifest\.f4m$/ },
  mpegts: {
    playedAt: overHttp("/mpegts"),
    source: { scheme: "tshttp", httpPath: /[tT][sS]$|\/udp\// },
    served: ["streams"],
  },
  dash: { playedAt: overHttp("/index.mpd"), served: ["streams"], isPolling: true },
  rtmp: {
    port: "rtmp",
    playedAt: (name, server) => [rtmpAddress(name, server)],
    publishes: { label: "input.publish.rtmp", at: pushUrl, atLocation: rtmpAddress },
    served: ["streams"],
  },
  // Where its port would be nobody listens: there is no address to answer at.
  rtsp: { port: "rtsp", playedAt: (name, server) => [`rtsp://${hostOf(server, "rtsp")}/${encodedName(name)}`] },
  m4f: {
    playedAt: (name, { hostname }) => [`m4f://${hostname}/${encodedName(name)}`],
    isNoLink: true,
    source: { scheme: "m4f", isSegmented: true },
    unservedAt: /^\/(?<name>.+)\/(?:manifest\.)?m4f$/,
  },
  m4s: {
    playedAt: (name, { hostname }) => [`m4s://${hostname}/${encodedName(name)}`],
    isNoLink: true,
    unservedAt: /^\/(?<name>.+)\/(?:manifest\.)?m4s$/,
  },
  // Played by WHEP (draft-ietf-wish-whep), published by WHIP (RFC 9725).
  webrtc: {
    label: "WebRTC",
    playedAt: overHttp("/whep"),
    isNoLink: true,
    publishes: { label: "input.publish.whip", at: (name, server) => `${webAddress(name, server)}/whip` },
    served: ["streams"],
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
 * What has no switch is off where others are the only ones, and where every other that is served is excepted.
 * @param switches the `protocols` of a stream or file, undefined when it has none
 * @param protocol key in it: `hls`
 */
export function isProtocolOn(switches: unknown, protocol: string): boolean {
  const states = new Map<string, unknown>(Object.entries(switches ?? {}));
  const own = states.get(protocol);
  if (typeof own === "boolean") return own;
  if ([...states.values()].includes(true)) return false;
  if (!isProtocol(protocol) || hasSwitch(protocol)) return true;
  return servedProtocols("streams").some((other) => hasSwitch(other) && states.get(other) !== false);
}

/** Whether a stream can be told to play over it or not. */
export function hasSwitch(protocol: ProtocolName): boolean {
  return Object.hasOwn(entities.stream.fields, `/protocols/${protocol}`);
}

/** Whether its addresses can be opened as they are, by the browser or by a player that it knows. */
export function isLinked(protocol: ProtocolName): boolean {
  return protocols[protocol].isNoLink !== true;
}

const segmentedSchemes: ReadonlySet<string> = new Set(
  protocolNames.flatMap((name) => {
    const { scheme, isSegmented = false } = protocols[name].source ?? {};
    return scheme !== undefined && isSegmented ? [scheme, `${scheme}s`] : [];
  }),
);

/** Whether what is fetched from an address comes in pieces of several seconds, so that a pause says less about it. */
export function isSegmentedSource(url: string): boolean {
  return segmentedSchemes.has(url.slice(0, Math.max(0, url.indexOf(":"))).toLowerCase());
}

/** Whether a server has the port open that a protocol needs. */
export function hasPortFor(protocol: string, server: Pick<MediaServer, "rtmp" | "rtsp">): boolean {
  const port = portSetting(protocol);
  return port === undefined || listenerPort(server[port]) !== undefined;
}

/** The setting of the server with the port that a protocol needs; undefined for one that goes over HTTP. */
export function portSetting(protocol: string): Protocol["port"] {
  return isProtocol(protocol) ? protocols[protocol].port : undefined;
}

/** Whether a player asks for each piece anew, so that presence is what was asked last. */
export function isPollingProtocol(protocol: string): boolean {
  return isProtocol(protocol) && protocols[protocol].isPolling === true;
}

/** The protocols that our own server plays streams or files over. */
export function servedProtocols(what: "streams" | "files"): readonly ProtocolName[] {
  return protocolNames.filter((name) => protocols[name].served?.includes(what));
}

/** Where an encoder pushes a stream to: the configured RTMP port, 1935 when there is none. */
export function pushUrl(name: string, server: Pick<MediaServer, "hostname" | "rtmp">): string {
  const port = listenerPort(server.rtmp) ?? defaultPorts.rtmp;
  return `rtmp://${server.hostname}:${port}/static/${encodedName(name)}`;
}

/** A name with a slash brings its own application. */
function rtmpAddress(name: string, server: MediaServer): string {
  return `rtmp://${hostOf(server, "rtmp")}/${name.includes("/") ? "" : "static/"}${encodedName(name)}`;
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
