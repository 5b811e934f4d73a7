import type { MediaInfo } from "../../../../src/generated/types/MediaInfo.ts";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import type { EncodePlan, Rendition } from "../../transcoder/EncodePlan.ts";
import type { Source } from "./Source.ts";
import type { Told } from "../../../Told.ts";

/** What a feed tells. */
export interface FeedEvents {
  /** MPEG-TS of a rendition. */
  onBytes(rendition: number, bytes: Buffer): void;
  /** So much has come in, be it before or after it is encoded; never where `isInputUnknown`. */
  onInput(bytes: number): void;
  /** Once, and not after `kill`. `told` says why; undefined when it was meant to end. */
  onEnd(told: Told | undefined): void;
}

/** Who wants to know what becomes of a source while it plays. */
export interface FeedObserver {
  /** The source has become another one than its process was started for. `words` say what the process noticed. */
  onChange(words: string): void;
  /** What comes now is of the process that reads the source anew. */
  onAnew(): void;
}

/** One run of one source. */
export interface Feed {
  readonly source: Source;
  /** All it was made with: one with another recipe has to be started anew. */
  readonly recipe: string;
  readonly renditions: readonly Rendition[];
  readonly isTranscoding: boolean;
  /** What of the stream's settings it does without, in words for an operator. */
  readonly lack?: Told | undefined;
  /** What comes in is not counted: a test picture that goes through a transcoder is drawn where it is encoded. */
  readonly isInputUnknown?: boolean;
  /** What comes in, where the feed sees it apart from what goes out. */
  readonly inputInfo: MediaInfo | undefined;
  /** @throws ServerError when it cannot run */
  start(events: FeedEvents): void;
  /** Before it is started. */
  watch?(observer: FeedObserver): void;
  /** Another process reads what the source is now. */
  renew?(): void;
  /** What a publisher, or the stream it copies, sends. */
  write(bytes: Buffer): void;
  /** Nothing more is written: what is under way still comes out. */
  finish(): void;
  kill(): void;
}

/** Opens the sources of streams that it brings, where that is not a matter of an address alone: mirrors do. */
export interface SourceProvider {
  /** @returns a feed, not yet started @throws ServerError in plain words for what cannot be run */
  open(source: Source, stream: Stream): Feed;
}

/** How a source is run. */
export interface FeedPlan extends Pick<EncodePlan, "renditions" | "isTranscoding" | "listsInput"> {
  /** Of ffmpeg; none where media goes from one stream to another as it is. */
  readonly args: readonly string[] | undefined;
  readonly recipe: string;
  readonly lack: Told | undefined;
}
