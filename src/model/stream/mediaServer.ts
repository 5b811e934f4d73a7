import type { JsonObject } from "../Json.ts";

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

/** Ports that need not be written in an address. */
export const defaultPorts = { http: 80, https: 443, rtmp: 1935, rtsp: 554 } as const;

/** The port of a listener that is a number or `ADDR:PORT`. */
export function listenerPort(listener: number | string | null | undefined): number | undefined {
  if (typeof listener === "number") return listener;
  const [, port] = /(?:^|:)(\d+)$/.exec(listener ?? "") ?? [];
  return port === undefined ? undefined : Number(port);
}
