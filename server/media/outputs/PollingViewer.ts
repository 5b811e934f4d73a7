import type { Viewer } from "../viewers/Viewer.ts";

/** Somebody who asks again and again, and in whose addresses there is an id. */
export interface PollingViewer {
  /** As it stands in the addresses; it stays when the viewer was away and came back. */
  readonly session: string;
  readonly viewer: Viewer;
}
