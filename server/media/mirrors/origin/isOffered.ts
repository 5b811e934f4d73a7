import type { RunningStream } from "../../live/RunningStream.ts";

/** Whether other servers may mirror a stream: those that are on, but one with DRM, which leaves in clear for nobody. */
export function isOffered({ config }: Pick<RunningStream, "config">): boolean {
  return config.disabled !== true && (config.drm === undefined || config.drm === null);
}
