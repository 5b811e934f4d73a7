import type { MediaContext } from "../MediaPart.ts";
import type { RtmpFeeds } from "./RtmpFeeds.ts";
import type { RtmpProtocol } from "./RtmpProtocol.ts";

/** A connection as its publisher or player side sees it. */
export interface RtmpClient {
  readonly ip: string;
  readonly isOpen: boolean;
  readonly protocol: Pick<RtmpProtocol, "acceptPublisher" | "acceptPlayer">;
  /** @returns false when the client reads too slowly and was shown out */
  send(bytes: Buffer): boolean;
  /** Called once when the connection is gone; at once when it is already. */
  onEnd(ending: () => void): void;
  /** Tells the client why it has to go, and closes the connection when it has heard. */
  end(code: string, words: string): void;
  /** Cuts the connection. */
  drop(): void;
}

/** Why a client may not publish or play: the code that RTMP has for it, and words for the client. */
export class RtmpRefusal extends Error {
  override readonly name = "RtmpRefusal";

  constructor(
    /** For example `NetStream.Publish.BadName`. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What a connection works with. */
export type RtmpParts = Pick<MediaContext, "streams" | "viewers" | "log" | "ffmpeg"> & {
  readonly feeds: Pick<RtmpFeeds, "join">;
};
