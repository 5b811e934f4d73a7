import { ServerError } from "../../ServerError.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { Viewer } from "../viewers/Viewer.ts";

/** An on-demand stream has this long to come up while its first player waits. */
const WAIT_MS = 15_000;

/** Waits until there is something to play. @throws ServerError with words for the viewer, who is counted no longer */
export async function readyStream(stream: RunningStream, viewer: Viewer): Promise<void> {
  // A player that polls comes by here with each playlist: nothing of it stays with the viewer.
  let end = (): void => undefined;
  const shownOut = new Promise<never>((_, reject) => {
    end = viewer.onClose((reason) => reject(new ServerError("forbidden", reason)));
  });
  try {
    await Promise.race([stream.whenReady(WAIT_MS), shownOut]);
  } catch (error) {
    viewer.close("The stream did not start.");
    throw error;
  } finally {
    end();
  }
}
