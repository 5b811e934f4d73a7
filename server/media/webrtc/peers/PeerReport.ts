/** What the process for WebRTC tells the server. */
export type PeerReport =
  /** The first word: whether the library is there. */
  | { readonly kind: "ready" | "missing" }
  | { readonly kind: "answer"; readonly id: number; readonly sdp: string }
  /** The ports of the loopback address that a feed listens on. */
  | { readonly kind: "feed"; readonly id: number; readonly video: number; readonly audio: number }
  /** What was asked for could not be opened. */
  | { readonly kind: "refused"; readonly id: number }
  /** Bytes of media since the last report; comes several times a second as a sign of life, also with none. */
  | { readonly kind: "bytes"; readonly counts: readonly (readonly [id: number, bytes: number])[] }
  | { readonly kind: "ended"; readonly id: number; readonly reason: string };
