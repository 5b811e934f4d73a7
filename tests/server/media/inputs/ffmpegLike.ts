import type { Ffmpeg } from "../../../../server/media/ffmpeg/Ffmpeg.ts";

/** An ffmpeg that can do everything but what it is said to lack. */
export function ffmpegLike({
  version = [5, 1],
  lacks = [],
}: { readonly version?: readonly [number, number]; readonly lacks?: readonly string[] } = {}): Ffmpeg {
  const has = (name: string) => !lacks.includes(name);
  const versionText = version.join(".");
  return {
    path: "ffmpeg",
    version,
    versionText,
    hasProtocol: has,
    hasEncoder: has,
    hasDemuxer: has,
    hasMuxer: has,
    hasFilter: has,
  };
}
