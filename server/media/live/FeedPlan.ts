import type { EncodePlan } from "../transcoder/EncodePlan.ts";

/** How a source is run. */
export interface FeedPlan extends Pick<EncodePlan, "renditions" | "isTranscoding"> {
  /** Of ffmpeg; none where media goes from one stream to another as it is. */
  readonly args: readonly string[] | undefined;
  readonly recipe: string;
}
