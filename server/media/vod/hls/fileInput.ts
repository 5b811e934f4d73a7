import type { MediaFile } from "./MediaFile.ts";

/** The arguments that make ffmpeg read one file and nothing else, with its own time stamps. */
export function fileInput({ path, demuxer }: MediaFile, seek: readonly string[] = []): readonly string[] {
  return ["-copyts", ...seek, "-protocol_whitelist", "file", "-f", demuxer, "-i", `file:${path}`];
}
