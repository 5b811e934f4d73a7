/** A player at a feed. */
export interface RtmpReader {
  /** A whole RTMP message with its chunk headers. */
  onMessage(bytes: Buffer): void;
  /** The feed ends: nothing comes any more. */
  onEnd(): void;
}
