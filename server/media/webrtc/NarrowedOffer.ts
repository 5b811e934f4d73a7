import type { OfferedMedia } from "./OfferedMedia.ts";

/** An offer that leaves no choice: H.264 and Opus in one format each. */
export interface NarrowedOffer {
  readonly sdp: string;
  readonly video: OfferedMedia | undefined;
  readonly audio: OfferedMedia | undefined;
}
