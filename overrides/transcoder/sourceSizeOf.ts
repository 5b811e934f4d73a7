import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import { statsOf } from "../../src/model/status/statsOf.ts";
import type { StreamFacts } from "../../src/model/status/StreamFacts.ts";
import type { PictureSize } from "./PictureSize.ts";
import { pictureSizeOf } from "./pictureSizeOf.ts";

/** How large the picture is that a stream's source sends, before any transcoding; empty while nothing comes in. */
export function sourceSizeOf(stream: StreamFacts | undefined): PictureSize {
  const info = stream && statsOf(stream)["input_media_info"];
  if (!isPlainObject(info)) return {};
  const { tracks } = info;
  const video = Array.isArray(tracks)
    ? tracks.filter(isPlainObject).find(({ content }) => content === "video")
    : undefined;
  return { ...pictureSizeOf(video), ...pictureSizeOf(info) };
}
