import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../src/model/Json.ts";
import { text } from "../../src/texts/text.ts";
import type { Rung } from "./Ladder.ts";
import type { PictureSize } from "./PictureSize.ts";
import { pictureSizeOf } from "./pictureSizeOf.ts";
import { sizeWords } from "./sizeWords.ts";

/** What an operator should know of a ladder before saving it; none of it forbids to. */
export function notesOf(rungs: readonly Rung[], video: Json | undefined, source: PictureSize): readonly string[] {
  const tracks = isPlainObject(video) ? video : {};
  const encoded = rungs.filter(({ isCopy }) => !isCopy);
  const larger = encoded.filter(({ number }) => isLarger(sizeOf(tracks[number]), source));
  const twice = encoded.find(({ size, codec }, index) => {
    return size !== undefined && encoded.slice(0, index).some((one) => one.size === size && one.codec === codec);
  });
  const gops = new Set(encoded.map(({ number }) => gopOf(tracks[number])));
  return [
    ...(rungs.length === 0 ? [text("transcoder.onlyAudio")] : []),
    ...larger.map(({ number }) => text("transcoder.larger", { number, source: sizeWords(source) ?? "" })),
    ...(twice ? [text("transcoder.twice", { size: twice.size ?? "", codec: twice.codec })] : []),
    ...(gops.size > 1 ? [text("transcoder.gops")] : []),
    ...(encoded.length < rungs.length ? [text("transcoder.copied")] : []),
  ];
}

function isLarger({ width = 0, height = 0 }: PictureSize, source: PictureSize): boolean {
  return width > (source.width ?? Infinity) || height > (source.height ?? Infinity);
}

function sizeOf(track: Json | undefined): PictureSize {
  return pictureSizeOf(objectOf(track)["size"]);
}

/** `gop`, else its older name. */
function gopOf(track: Json | undefined): Json | undefined {
  const { gop, g } = objectOf(track);
  return gop ?? g;
}

function objectOf(value: Json | undefined): JsonObject {
  return isPlainObject(value) ? value : {};
}
