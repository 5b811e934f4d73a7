import { selectedTracks, type StreamInputObject } from "../inputs/InputRequest.ts";
import { wholeNumber } from "../inputs/argumentValues.ts";
import { fakePicture, type FakePicture } from "../inputs/fakeInput.ts";
import { sourceAddress } from "../inputs/inputAddress.ts";

/** Which tracks of the source are taken, in the words of `-map` and of a filter graph. */
interface TakenTracks {
  /** The head of a filter graph; empty where ffmpeg finds the picture itself among what is not discarded. */
  readonly picture: string;
  readonly mapVideo: readonly string[];
  /** Sound, and subtitles where they are wanted. */
  readonly mapRest: readonly string[];
}

/** A test picture, and how it is encoded. */
export interface FakeVideo extends FakePicture {
  readonly args: readonly string[];
}

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

/** How a test picture is encoded, undefined for every other source: it comes as bare pixels, so that nothing can be copied. */
export function fakeVideo(source: StreamInputObject): FakeVideo | undefined {
  if (sourceAddress(source.url).scheme !== "fake") return undefined;
  const picture = fakePicture(source);
  const { fps, bitrate } = picture;
  const gop = String(2 * fps);
  const args = [
    ...["-c:v", "libx264", "-preset", "ultrafast", "-tune", "zerolatency", "-pix_fmt", "yuv420p"],
    ...["-g", gop, "-keyint_min", gop, "-sc_threshold", "0"],
    ...["-b:v", String(bitrate), "-maxrate", String(bitrate), "-bufsize", String(2 * bitrate)],
  ];
  return { ...picture, args };
}
