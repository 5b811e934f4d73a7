/** A player at a feed. */
export interface WhepReader {
  /** RTP, or the report of a sender (RTCP). The bytes are everybody's: a copy is changed. */
  onPacket(kind: "audio" | "video", packet: Buffer): void;
  /** The feed ends: nothing comes any more. */
  onEnd(): void;
}
