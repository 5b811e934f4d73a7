import type { OfferedMedia } from "../OfferedMedia.ts";
import type { ReceivedTrack } from "../ReceivedTrack.ts";

/** An offer that is to be answered, and what the connection is for. */
export interface PeerOffer {
  /** Narrowed to one format a track. */
  readonly sdp: string;
  /** Where the port for media is opened; everywhere when undefined. */
  readonly bindAddress: string | undefined;
  readonly task: PublishTask | PlayTask;
}

/** What the other side publishes goes to ffmpeg's ports. */
interface PublishTask {
  readonly kind: "publish";
  readonly tracks: readonly ReceivedTrack[];
  readonly videoBitsPerSecond: number;
}

/** What comes to the ports of a feed goes to the other side. */
interface PlayTask {
  readonly kind: "play";
  readonly feedId: number;
  readonly video: OfferedMedia | undefined;
  readonly audio: OfferedMedia | undefined;
}
