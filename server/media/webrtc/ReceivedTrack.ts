import type { OfferedMedia } from "./OfferedMedia.ts";

/** A track of a publisher, and the port that its packets go to. */
export interface ReceivedTrack {
  readonly media: OfferedMedia;
  readonly port: number;
}
