/** One track of an offer, and the format that is taken of it. */
export interface OfferedMedia {
  readonly kind: "audio" | "video";
  readonly mid: string;
  readonly payloadType: number;
  /** The format's parameters, for example `packetization-mode=1;profile-level-id=42e01f`. */
  readonly parameters: string | undefined;
}
