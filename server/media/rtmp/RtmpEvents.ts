import type { RtmpCommand } from "./RtmpCommand.ts";

/** What a client does, as the protocol understood it. */
export interface RtmpEvents {
  /** Bytes for the client. */
  onOutput(bytes: Buffer): void;
  onPublish(command: RtmpCommand): void;
  onPlay(command: RtmpCommand): void;
  /** Media of a publisher: 8 audio, 9 video, 18 data; `payload` is used again after the call. */
  onMedia(type: number, timeMs: number, payload: Buffer): void;
  /** The client ends what it publishes or plays. */
  onStop(): void;
}
