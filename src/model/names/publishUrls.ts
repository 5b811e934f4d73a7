import { encodedName } from "./encodedName.ts";
import type { MediaServer } from "./MediaServer.ts";
import { portOf } from "./portOf.ts";
import { pushUrl } from "./pushUrl.ts";

/** An address to publish a stream to; undefined while the server has no port for the protocol. */
export interface PublishUrl {
  readonly protocol: "rtmp" | "whip";
  readonly url: string | undefined;
}

/** Where encoders (RTMP) and browsers (WebRTC, RFC 9725) publish a stream to. */
export function publishUrls(name: string, server: MediaServer): readonly PublishUrl[] {
  const { protocol, hostname, port } = server;
  return [
    { protocol: "rtmp", url: portOf(server.rtmp) === undefined ? undefined : pushUrl(name, server) },
    { protocol: "whip", url: `${protocol}//${hostname}${port === "" ? "" : `:${port}`}/${encodedName(name)}/whip` },
  ];
}
