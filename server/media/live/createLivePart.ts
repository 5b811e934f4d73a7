import { probeMedia } from "../ffmpeg/mediaInfo.ts";
import { inputArguments } from "../inputs/inputArguments.ts";
import { publicationArguments } from "../inputs/publishedInput.ts";
import type { MediaContext } from "../MediaPart.ts";
import { planEncoding } from "../transcoder/planEncoding.ts";
import { LiveStreams } from "./LiveStreams.ts";

/** The streams of the server: a part of the media side, and the directory that the other parts read. */
export function createLivePart(context: Omit<MediaContext, "streams">): LiveStreams {
  return new LiveStreams(context, { inputArguments, publicationArguments, encodePlan: planEncoding, probeMedia });
}
