import type { JsonObject } from "../Json.ts";
import { encodedName } from "./mediaNames.ts";

/** Where players and publishers reach the server. */
export interface MediaServer {
  /** `http:` or `https:`, and the host with the port the console was opened at. */
  readonly protocol: "http:" | "https:";
  readonly hostname: string;
  /** Port of the console's own address; empty for the protocol's default. */
  readonly port: string;
  /** Configured ports: a number, or ADDR:PORT; absent when the protocol is off. */
  readonly rtmp?: number | string | null | undefined;
  readonly rtsp?: number | string | null | undefined;
}

/**
 * The server as players and publishers reach it: at the host and port of the console, with the ports of its settings.
 * @param location of the page
 * @param settings the server's own settings, undefined until they have come
 */
export function mediaServerAt(
  { protocol, hostname, port }: Pick<Location, "protocol" | "hostname" | "port">,
  settings: JsonObject | undefined,
): MediaServer {
  return {
    protocol: protocol === "https:" ? "https:" : "http:",
    hostname,
    port,
    rtmp: portSetting(settings?.["rtmp"]),
    rtsp: portSetting(settings?.["rtsp"]),
  };
}

function portSetting(value: unknown): number | string | undefined {
  return typeof value === "number" || typeof value === "string" ? value : undefined;
}

interface OutputUrl {
  /** Key in a stream's `protocols`; hls has two addresses. */
  readonly protocol: "hls" | "mss" | "hds" | "mpegts" | "dash" | "rtmp" | "rtsp" | "m4f" | "m4s";
  readonly url: string;
}

/** Every address a stream plays at; a port that is the protocol's default is left out. */
export function outputUrls(name: string, server: MediaServer): readonly OutputUrl[] {
  const path = encodedName(name);
  const host = server.hostname;
  const web = `${server.protocol}//${host}${server.port === "" ? "" : `:${server.port}`}/${path}`;
  return [
    { protocol: "hls", url: `${web}/index.m3u8` },
    { protocol: "hls", url: `${web}/video.m3u8` },
    { protocol: "mss", url: `${web}.isml/manifest` },
    { protocol: "hds", url: `${web}/manifest.f4m` },
    { protocol: "mpegts", url: `${web}/mpegts` },
    { protocol: "dash", url: `${web}/index.mpd` },
    // A name with a slash brings its own application.
    {
      protocol: "rtmp",
      url: `rtmp://${host}${suffix(server.rtmp, "rtmp")}/${name.includes("/") ? "" : "static/"}${path}`,
    },
    { protocol: "rtsp", url: `rtsp://${host}${suffix(server.rtsp, "rtsp")}/${path}` },
    { protocol: "m4f", url: `m4f://${host}/${path}` },
    { protocol: "m4s", url: `m4s://${host}/${path}` },
  ];
}

function suffix(configured: number | string | null | undefined, protocol: "rtmp" | "rtsp"): string {
  const port = listenerPort(configured);
  return port === undefined || port === defaultPorts[protocol] ? "" : `:${port}`;
}

/** An address to publish a stream to; undefined while the server has no port for the protocol. */
export interface PublishUrl {
  readonly protocol: "rtmp" | "whip";
  readonly url: string | undefined;
}

/** Where encoders (RTMP) and browsers (WebRTC, RFC 9725) publish a stream to. */
export function publishUrls(name: string, server: MediaServer): readonly PublishUrl[] {
  const { protocol, hostname, port } = server;
  return [
    { protocol: "rtmp", url: listenerPort(server.rtmp) === undefined ? undefined : pushUrl(name, server) },
    { protocol: "whip", url: `${protocol}//${hostname}${port === "" ? "" : `:${port}`}/${encodedName(name)}/whip` },
  ];
}

/**
 * Where streams are published to under a location: `rtmp://HOST/PREFIX/{NAME}`, where players of RTMP find them as well;
 * the application `static` is for names without a slash.
 */
export function locationPublishUrls(prefix: string, server: MediaServer): readonly PublishUrl[] {
  const name = `${prefix}/${namePlace}`;
  const played = outputUrls(name, server).find(({ protocol }) => protocol === "rtmp");
  return publishUrls(name, server).map(({ protocol, url }) => ({
    protocol,
    url: url && withNamePlace(protocol === "rtmp" ? (played?.url ?? url) : url),
  }));
}

/** Where an encoder pushes a stream to: the configured RTMP port, 1935 when there is none. */
export function pushUrl(name: string, server: Pick<MediaServer, "hostname" | "rtmp">): string {
  const port = listenerPort(server.rtmp) ?? defaultPorts.rtmp;
  return `rtmp://${server.hostname}:${port}/static/${encodedName(name)}`;
}

/** Stands for a stream's own name in an address that is shown before there is a stream. */
export const namePlace = "{NAME}";

/** An address made for a stream named `.../{NAME}`, with the place to be replaced as it is read: not encoded. */
export function withNamePlace(url: string): string {
  return url.replace(encodeURIComponent(namePlace), namePlace);
}

/** Ports that need not be written in an address. */
export const defaultPorts = { http: 80, https: 443, rtmp: 1935, rtsp: 554 } as const;

/** The port of a listener that is a number or `ADDR:PORT`. */
export function listenerPort(listener: number | string | null | undefined): number | undefined {
  if (typeof listener === "number") return listener;
  const [, port] = /(?:^|:)(\d+)$/.exec(listener ?? "") ?? [];
  return port === undefined ? undefined : Number(port);
}
