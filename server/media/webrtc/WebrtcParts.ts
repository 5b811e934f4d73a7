import type * as dataChannel from "node-datachannel";
import type { MediaContext } from "../MediaContext.ts";

/** What WebRTC connections are made with. */
export interface WebrtcParts {
  readonly context: Pick<MediaContext, "streams" | "viewers" | "log" | "now">;
  readonly library: typeof dataChannel;
}
