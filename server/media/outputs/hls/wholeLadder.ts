import { setTimeout as pause } from "node:timers/promises";
import type { StreamBus } from "../../bus/StreamBus.ts";
import type { RunningStream } from "../../live/RunningStream.ts";

/** The encoder gives all renditions at about the same time; one that failed must not keep players waiting. */
const LONGEST_MS = 3000;
const STEP_MS = 50;
/** After so many segments the size of a picture will not be known any more. */
const YOUNG = 2;

/**
 * Waits until what is to be said of each rendition is known: players ask for the list of a ladder once, so that the first
 * viewer of a stream on demand would keep a list without rates and sizes.
 */
export async function wholeLadder(stream: RunningStream): Promise<void> {
  const isWhole = () => stream.renditions.length < 2 || stream.renditions.every((bus) => isKnown(bus));
  for (let waitedMs = 0; waitedMs < LONGEST_MS && !isWhole(); waitedMs += STEP_MS) await pause(STEP_MS);
}

function isKnown({ segments, picture }: StreamBus): boolean {
  return segments.length > YOUNG || (segments.length > 0 && picture !== undefined);
}
