import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { Json } from "../../src/model/Json.ts";
import { formatBitrate } from "../../src/model/units/formatBitrate.ts";
import { text } from "../../src/texts/text.ts";
import type { Ladder } from "./Ladder.ts";
import { notesOf } from "./notesOf.ts";
import type { PictureSize } from "./PictureSize.ts";
import { rungsOf } from "./rungsOf.ts";

/**
 * What a transcoder's settings come to.
 * @param source size of the picture that comes in, as far as it is known
 */
export function ladderOf(transcoder: Json | undefined, source: PictureSize): Ladder {
  const { video, audio } = isPlainObject(transcoder) ? transcoder : {};
  const rungs = rungsOf(video);
  const encoded = rungs.filter(({ isCopy }) => !isCopy).map(({ kilobits }) => kilobits);
  const sound = audioKilobits(audio);
  return {
    rungs,
    audio: audioWords(audio),
    totalKilobits: [...encoded, sound].reduce<number | undefined>(
      (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
      0,
    ),
    notes: notesOf(rungs, video, source),
  };
}

/** Audio that is copied, or left to the server, is not counted. */
function audioKilobits(audio: Json | undefined): number | undefined {
  if (!isPlainObject(audio) || audio["bitrate"] === "copy") return 0;
  return typeof audio["bitrate"] === "number" ? audio["bitrate"] / 1000 : undefined;
}

function audioWords(audio: Json | undefined): string {
  if (!isPlainObject(audio)) return text("transcoder.audioDefault");
  const { bitrate, codec } = audio;
  if (bitrate === "copy") return text("transcoder.audioCopied");
  const name = typeof codec === "string" ? codec : "aac";
  return typeof bitrate === "number"
    ? text("transcoder.audio", { codec: name, bitrate: formatBitrate(bitrate / 1000) })
    : text("transcoder.audioOpen", { codec: name });
}
