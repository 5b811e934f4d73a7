/** A connection in the process for WebRTC. */
export interface AnsweredPeer {
  /** SDP for the other side. */
  readonly answer: string;
  addCandidate(candidate: string, mid: string): void;
  end(): void;
}
