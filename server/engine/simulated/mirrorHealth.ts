import type { JsonObject } from "../../../src/model/Json.ts";
import { urlsOf } from "../../../src/model/status/urlsOf.ts";
import { mirrorServer } from "./mirrorServer.ts";
import { serverKey } from "../../../src/model/mirror/serverKey.ts";

/** The health of every server the mirrors name, by its URL with the port. */
export function mirrorHealth(mirrors: readonly JsonObject[], seed: number): JsonObject {
  const servers: JsonObject = {};
  for (const mirror of mirrors) {
    const urls = urlsOf(mirror);
    for (const [index, url] of urls.entries())
      servers[serverKey(url)] = mirrorServer(serverKey(url), { index, of: urls.length }, seed);
  }
  return servers;
}
