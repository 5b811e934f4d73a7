import type { MediaContext } from "../MediaPart.ts";
import type { PeerProcess } from "./PeerProcess.ts";

/** What WebRTC connections are made with. */
export interface WebrtcParts {
  readonly context: Pick<MediaContext, "streams" | "viewers" | "log" | "now">;
  readonly process: PeerProcess;
}
