import type { MediaContext } from "../MediaPart.ts";
import type { RtmpFeeds } from "./RtmpFeeds.ts";

/** What a connection works with. */
export type RtmpParts = Pick<MediaContext, "streams" | "viewers" | "log" | "ffmpeg"> & {
  readonly feeds: Pick<RtmpFeeds, "join">;
};
