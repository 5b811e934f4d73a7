import type { MediaServer } from "./MediaServer.ts";
import { namePlace } from "./namePlace.ts";
import { outputUrls } from "./outputUrls.ts";
import { publishUrls, type PublishUrl } from "./publishUrls.ts";
import { withNamePlace } from "./withNamePlace.ts";

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
