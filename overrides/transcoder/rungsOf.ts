import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../src/model/Json.ts";
import type { Rung } from "./Ladder.ts";
import { pictureSizeOf } from "./pictureSizeOf.ts";
import { sizeWords } from "./sizeWords.ts";

/** The video tracks of a transcoder by their number. */
export function rungsOf(video: Json | undefined): readonly Rung[] {
  const tracks = isPlainObject(video) ? Object.entries(video) : [];
  return tracks
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .flatMap(([number, track]) => (isPlainObject(track) ? [rungOf(number, track)] : []));
}

function rungOf(number: string, { bitrate, codec, size }: JsonObject): Rung {
  return {
    number,
    size: sizeWords(pictureSizeOf(size)),
    codec: typeof codec === "string" ? codec : "h264",
    kilobits: typeof bitrate === "number" ? bitrate / 1000 : undefined,
    isCopy: bitrate === "copy",
  };
}
