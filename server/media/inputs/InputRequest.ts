import type { StreamInput } from "../../../src/generated/types/StreamInput.ts";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { wholeNumber } from "./argumentValues.ts";
import { type InputAddress, sourceAddress } from "./inputAddress.ts";

/** One source of a stream with its options; a source that is written as its address alone stands as `{ url }`. */
export type StreamInputObject = Exclude<StreamInput, string>;

/** What the arguments of a source are made from. */
export interface InputRequest {
  readonly source: StreamInputObject;
  readonly address: InputAddress;
  readonly ffmpeg: Ffmpeg;
}

const MOST_TRACKS = 64;

/**
 * Leaves out what of a source is not wanted, by `pids` or `tracks`. (`program` is a matter of the encode plan, which maps it.)
 * @throws ServerError for a binary whose encode plan could still meet the tracks left out
 */
export function selectionArguments({ source, ffmpeg }: Pick<InputRequest, "source" | "ffmpeg">): readonly string[] {
  const tracks = selectedTracks(source);
  if (tracks.length === 0) return [];
  if (ffmpeg.version[0] < 5) {
    throw new ServerError(
      "unavailable",
      `Choosing pids or tracks of a source needs ffmpeg 5 or newer; this server has ${ffmpeg.versionText}.`,
    );
  }
  return ["-discard", "all", ...tracks.flatMap((track) => [`-discard:${track}`, "default"])];
}

/**
 * The tracks of a source that its options choose, as ffmpeg's stream specifiers: `i:257` for a PID of MPEG-TS, `0` for the
 * first track of RTSP. Empty when all are taken.
 */
export function selectedTracks(source: StreamInputObject): readonly string[] {
  const { scheme } = sourceAddress(source.url);
  if (scheme === "rtsp" || scheme === "rtsps") {
    return numbersOf(source.tracks, "The tracks of the source", 64).map((number) => String(number - 1));
  }
  return numbersOf(source.pids, "The pids of the source", 8191).map((number) => `i:${number}`);
}

function numbersOf(list: unknown, name: string, most: number): readonly number[] {
  if (list === undefined || list === null || list === "") return [];
  if (typeof list !== "string" && typeof list !== "number")
    throw new ServerError("invalid", `${name} must be numbers.`);
  const numbers = String(list)
    .split(",")
    .filter((part) => part.trim() !== "")
    .map((part) => wholeNumber(part.trim(), name, 1, most));
  if (numbers.length > MOST_TRACKS) throw new ServerError("invalid", `${name} may be at most ${MOST_TRACKS}.`);
  return [...new Set(numbers)];
}
