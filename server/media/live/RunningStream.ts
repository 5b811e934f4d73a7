import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { Splice, SpliceContent } from "../bus/Splice.ts";
import type { StreamBus } from "../bus/StreamBus.ts";
import type { Told } from "../../Told.ts";

/** Bytes that a publisher sends: FLV tags, MPEG-TS or an SDP with its ports. */
export type PublishedFormat = "flv" | "mpegts" | "sdp";

/** How a publisher hands its media over. */
export interface Publication {
  /** For `sdp` the first bytes are the whole SDP, and the media comes over loopback UDP. */
  readonly format: PublishedFormat;
  /** Address of the publisher, for `published_from`. */
  readonly from: string;
  /** `rtmp`, `webrtc`, ...: for `published_via`. */
  readonly via: string;
  /** Called when the server ends it: kicked, restarted, disabled. */
  readonly onEnd: () => void;
}

/** What a publisher writes to. */
export interface PublishedMedia {
  write(bytes: Buffer): void;
  end(): void;
}

/** A stream as everything around it sees it: outputs, recordings, pushes, previews, publishers. */
export interface RunningStream {
  readonly name: string;
  /** Where it stands in the tree: `["streams", "news"]`, `["lives", "live", "streams", "live/cam"]`. */
  readonly place: readonly string[];
  /** As it stands in the config; for a published one, its location's settings. */
  readonly config: Stream;
  /** The best first; one without a transcoder. Empty until the first media came. */
  readonly renditions: readonly StreamBus[];
  /** What its source gives, where something else is aired now and then: that is what is recorded. */
  readonly sourceRenditions?: readonly StreamBus[];
  readonly mediaInfo: MediaInfo | undefined;
  readonly isAlive: boolean;
  /** The fallback video plays, which is recorded only where the config says so. */
  readonly isPlayingBackup?: boolean;
  /** Somebody reads it: an on-demand stream starts, and stops some time after the last of the returned functions was called. */
  hold(): () => void;
  /** Resolves when there is a segment to play. @throws ServerError with words for the viewer after `timeoutMs` */
  whenReady(timeoutMs: number): Promise<void>;
  /** @throws ServerError when the stream takes no publisher, or has one already */
  publish(publication: Publication): PublishedMedia;
  /** Begins to put other media in the place of its own; one at a time. A stream that cannot do that has no such call. */
  splice?(of: SpliceContent): Splice;
  /** Something around the stream fails or works again (the archive's disk is full): shown where its source's error is. */
  warn(subject: string, told: Told | undefined, because?: Told): void;
  /** The renditions came or went (a transcoder's ladder changed, the stream began). */
  onRenditions(listener: () => void): () => void;
}

/** All streams the engine runs, by name: of the config, published to a location, and mirrored. */
export interface StreamDirectory {
  find(name: string): RunningStream | undefined;
  /** The stream of that name, or one that a location whose prefix fits takes from a publisher. */
  findForPublishing(name: string): RunningStream | undefined;
  readonly all: Iterable<RunningStream>;
  /** Streams come and go with the config; told once for each that is there already. Returns the function that ends it. */
  onStream(listener: (stream: RunningStream) => () => void): () => void;
}
