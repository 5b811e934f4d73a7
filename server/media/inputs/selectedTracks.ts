import { ServerError } from "../../ServerError.ts";
import { sourceAddress } from "./sourceAddress.ts";
import type { StreamInputObject } from "./StreamInputObject.ts";
import { wholeNumber } from "./wholeNumber.ts";

const MOST = 64;

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
  if (numbers.length > MOST) throw new ServerError("invalid", `${name} may be at most ${MOST}.`);
  return [...new Set(numbers)];
}
