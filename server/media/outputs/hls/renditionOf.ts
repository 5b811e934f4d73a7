import type { StreamBus } from "../../bus/StreamBus.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import { ServerError } from "../../../ServerError.ts";

/** The rendition that a track of an address means: `v1` is the best; a sound alone (`a1`) is taken from the smallest. */
export function renditionOf({ name, renditions }: RunningStream, track: string): StreamBus {
  const bus = track.startsWith("a") ? renditions.at(-1) : renditions[Number(track.slice(1)) - 1];
  if (!bus)
    throw new ServerError("not_found", `The stream ${name} has no track ${track} now. Ask for its playlist again.`);
  return bus;
}
