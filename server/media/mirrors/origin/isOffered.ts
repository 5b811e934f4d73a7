import type { RunningStream } from "../../live/RunningStream.ts";

/**
 * Whether other servers may mirror a stream: the config's own that are on, and published ones. A mirrored one is its
 * origin's to offer, else two mirrors of each other would pass it round; one with DRM leaves in clear for nobody.
 */
export function isOffered({ place, config }: Pick<RunningStream, "place" | "config">): boolean {
  const isOwn = place[0] === "streams" || place[0] === "lives";
  return isOwn && config.disabled !== true && (config.drm === undefined || config.drm === null);
}
