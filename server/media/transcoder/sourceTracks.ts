import { selectedTracks } from "../inputs/selectedTracks.ts";
import { sourceAddress } from "../inputs/sourceAddress.ts";
import type { StreamInputObject } from "../inputs/StreamInputObject.ts";
import { wholeNumber } from "../inputs/wholeNumber.ts";
import type { TakenTracks } from "./TakenTracks.ts";

const LAST_PROGRAM = 65_535;

/**
 * What is taken of a source: the first picture and all sound of it, of one `program`, or of the chosen `pids` or `tracks`;
 * subtitles only with `allow_subtitles`. Tracks that are not there are no error.
 */
export function sourceTracks(source: StreamInputObject): TakenTracks {
  const hasSubtitles = source.allow_subtitles === "true";
  const take = (video: string, prefix: string, picture: string): TakenTracks => ({
    picture,
    mapVideo: ["-map", `${video}?`],
    mapRest: ["-map", `${prefix}a?`, ...(hasSubtitles ? ["-map", `${prefix}s?`] : [])],
  });
  // The rest is discarded before it is mapped, so that the first one is not one of those left out.
  if (selectedTracks(source).length > 0) return take("0:v", "0:", "");
  const program = programOf(source);
  const prefix = program === undefined ? "0:" : `0:p:${program}:`;
  return take(`${prefix}v:0`, prefix, `[${prefix}v:0]`);
}

/** A master playlist holds a program for each quality: without a choice the first one, not the sound of all. */
function programOf({ url, program }: StreamInputObject): number | undefined {
  if (program !== undefined && program !== null) {
    return wholeNumber(program, "The program of the source", 0, LAST_PROGRAM);
  }
  return ["hls", "hlss"].includes(sourceAddress(url).scheme) ? 0 : undefined;
}
