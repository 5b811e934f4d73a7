import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import { ServerError } from "../../ServerError.ts";
import { bitrateOf } from "./bitrateOf.ts";
import type { VideoTrack } from "./VideoTrack.ts";

const MOST_TRACKS = 16;
const LEAST_BITRATE = 1000;

/** The video tracks of a transcoder, the best first: copies of the source, then by bitrate; else by their number. */
export function videoTracks({ video }: Transcoder): readonly VideoTrack[] {
  const entries = Object.entries(video ?? {}).filter(([, settings]) => settings !== null && settings !== undefined);
  if (entries.length > MOST_TRACKS)
    throw new ServerError("invalid", `A stream may have at most ${MOST_TRACKS} video tracks.`);
  const tracks = entries.map(([key, settings]) => {
    if (!/^\d{1,4}$/.test(key)) throw new ServerError("invalid", "Video tracks are named by numbers: 1, 2, ...");
    const bitrate = bitrateOf(settings.bitrate, `The bitrate of video track ${Number(key)}`, LEAST_BITRATE);
    return { number: Number(key), settings, bitrate };
  });
  return tracks.toSorted((one, other) => compare(other, one) || one.number - other.number);
}

/** Two copies are as good as each other; their difference would be no number. */
function compare(one: VideoTrack, other: VideoTrack): number {
  const [left, right] = [worth(one), worth(other)];
  return left === right ? 0 : left - right;
}

function worth({ bitrate }: VideoTrack): number {
  return bitrate === "copy" ? Infinity : bitrate;
}
