import { defaultPorts } from "./defaultPorts.ts";
import { encodedName } from "./encodedName.ts";
import type { MediaServer } from "./MediaServer.ts";
import { portOf } from "./portOf.ts";

/** Where an encoder pushes a stream to: the configured RTMP port, 1935 when there is none. */
export function pushUrl(name: string, server: Pick<MediaServer, "hostname" | "rtmp">): string {
  const port = portOf(server.rtmp) ?? defaultPorts.rtmp;
  return `rtmp://${server.hostname}:${port}/static/${encodedName(name)}`;
}
