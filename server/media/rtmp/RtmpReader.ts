/** A player at a feed. */
export interface RtmpReader {
  /** A whole RTMP message with its chunk headers. */
  onMessage(bytes: Buffer): void;
  /** The feed ends: nothing comes any more. @param words why, where it is not the end of the stream */
  onEnd(words?: string): void;
}
