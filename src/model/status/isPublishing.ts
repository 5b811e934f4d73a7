import { isPublishUrl } from "./isPublishUrl.ts";
import type { StreamFacts } from "./StreamFacts.ts";
import { urlsOf } from "./urlsOf.ts";

/**
 * Whether others may publish to a stream. A `publish://` input says so where the server understands one; anywhere else
 * `publish_enabled` does. Whether somebody has published yet (`published_from`) does not matter: a stream that waits
 * for its first publisher is on.
 */
export function isPublishing(stream: StreamFacts, canPublishByUrl: boolean): boolean {
  if (canPublishByUrl && urlsOf(stream).some(isPublishUrl)) return true;
  return stream.publish_enabled === true;
}
