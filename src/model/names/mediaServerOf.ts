import type { JsonObject } from "../Json.ts";
import type { MediaServer } from "./MediaServer.ts";

/**
 * The server as players and publishers reach it: at the host and port of the console, with the ports of its settings.
 * @param location of the page
 * @param settings the server's own settings, undefined until they have come
 */
export function mediaServerOf(
  { protocol, hostname, port }: Pick<Location, "protocol" | "hostname" | "port">,
  settings: JsonObject | undefined,
): MediaServer {
  return {
    protocol: protocol === "https:" ? "https:" : "http:",
    hostname,
    port,
    rtmp: listener(settings?.["rtmp"]),
    rtsp: listener(settings?.["rtsp"]),
  };
}

function listener(value: unknown): number | string | undefined {
  return typeof value === "number" || typeof value === "string" ? value : undefined;
}
