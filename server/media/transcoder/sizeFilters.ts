import type { TranscoderVideo } from "../../../src/generated/types/TranscoderVideo.ts";
import { ServerError } from "../../ServerError.ts";
import { wholeNumber } from "../inputs/wholeNumber.ts";
import { chosenWord } from "./chosenWord.ts";

const MOST = 8192;

/** By what happens when the shapes differ; `dar` is the shape the source is shown at, so that its pixels need not be square. */
const byStrategy = {
  scale: (width: number, height: number) => [`scale=${width}:${height}`],
  fit: (width: number, height: number, background: string) => [
    scaled(`min(${width},${height}*dar)`, `min(${height},${width}/dar)`),
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:color=${background}`,
  ],
  crop: (width: number, height: number) => [
    scaled(`max(${width},${height}*dar)`, `max(${height},${width}/dar)`),
    `crop=${width}:${height}`,
  ],
} as const;

/**
 * Brings the picture to the size of a track. With only one of width and height the other follows from the source's shape.
 * Without a strategy nothing is cut off or distorted (fit).
 */
export function sizeFilters(size: TranscoderVideo["size"]): readonly string[] {
  const width = pixels(size?.width, "width");
  const height = pixels(size?.height, "height");
  const strategy = chosenWord(size?.strategy ?? "fit", byStrategy, "The size strategy of a video track");
  const background = colourOf(size?.background ?? "#000000");
  if (width === undefined && height === undefined) return [];
  if (width === undefined || height === undefined) return [`scale=${width ?? -2}:${height ?? -2}`];
  return [...strategy(width, height, background), "setsar=1"];
}

/** Even numbers, as pictures with halved colours need them. */
function scaled(width: string, height: string): string {
  return `scale=w='max(2,2*round((${width})/2))':h='max(2,2*round((${height})/2))'`;
}

function pixels(value: unknown, name: string): number | undefined {
  if (value === undefined || value === null || value === -1) return undefined;
  const number = wholeNumber(value, `The ${name} of a video track`, 2, MOST);
  if (number % 2 === 0) return number;
  throw new ServerError("invalid", `The ${name} of a video track should be a multiple of 2, or -1.`);
}

function colourOf(background: unknown): string {
  const [, long, short] = /^#(?:([0-9a-f]{6})|([0-9a-f]{3}))$/i.exec(String(background)) ?? [];
  if (long !== undefined) return `0x${long}`;
  if (short !== undefined) return `0x${short.replace(/./g, "$&$&")}`;
  throw new ServerError("invalid", "The background of a video track should be like #abc or #abcdef.");
}
