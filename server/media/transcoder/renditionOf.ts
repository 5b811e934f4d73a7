import type { Rendition } from "./EncodePlan.ts";
import type { VideoTrack } from "./VideoTrack.ts";

/** What is known of a track's output before it runs. */
export function renditionOf({ number, settings, bitrate }: VideoTrack): Rendition {
  const { width = -1, height = -1 } = settings.size ?? {};
  return {
    key: `v${number}`,
    ...(bitrate === "copy" ? {} : { bitrate, ...(width > 0 ? { width } : {}), ...(height > 0 ? { height } : {}) }),
  };
}
