import type { Viewer } from "../viewers/Viewer.ts";

/** A WebRTC connection as its signalling sees it. */
export interface WebrtcSession {
  readonly id: string;
  readonly name: string;
  /** Who was let in for it. */
  readonly viewer: Viewer;
  /** SDP for the other side. */
  readonly answer: string;
  addCandidate(candidate: string, mid: string): void;
  /** Called once when it has ended, whoever ended it; at once when it has already. */
  onEnd(listener: (reason: string) => void): void;
  end(reason: string): void;
}
