import type { Logo } from "../../../src/generated/types/Logo.ts";
import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import type { TranscoderDecoder } from "../../../src/generated/types/TranscoderDecoder.ts";
import type { TranscoderVideo } from "../../../src/generated/types/TranscoderVideo.ts";
import { ServerError } from "../../ServerError.ts";
import { chosenWord, wholeNumber } from "../inputs/argumentValues.ts";
import type { FilterGraph } from "./FilterGraph.ts";
import { streamLogoPlace, trackLogoPlace } from "./logoOverlay.ts";

const LARGEST_CROP = 16_384;
const LARGEST_TRACK = 8192;
const frameRates: readonly unknown[] = [24, 25, 30, 50, 60];
/** Undoes what taking one field for a whole picture does to its height and its shape. */
const wholeHeight = ["scale=iw:2*ih", "setsar=sar/2"];

const deinterlacers: Readonly<Record<string, Readonly<Record<"frame" | "field", readonly string[]>>>> = {
  off: { frame: [], field: [] },
  on: { frame: ["yadif=mode=send_frame"], field: ["yadif=mode=send_field"] },
  // Looks at motion over more fields than yadif.
  adaptive: { frame: ["bwdif=mode=send_frame"], field: ["bwdif=mode=send_field"] },
  bob: { frame: ["field=type=top", ...wholeHeight], field: ["separatefields", ...wholeHeight] },
  // Both fields stay in one picture, which is only told to be whole.
  weave: { frame: ["setfield=prog"], field: ["setfield=prog"] },
};
const deinterlaceRates = { frame: "frame", field: "field" } as const;

/** By what happens when the shapes differ; `dar` is the shape the source is shown at, so that its pixels need not be square. */
const sizeStrategies = {
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

/** The source's picture as all tracks get it: whole pictures, cropped, with the stream's logo. @param from as in a graph */
export function decodedPicture(
  graph: FilterGraph,
  from: string,
  decoder: Transcoder["decoder"],
  logo: Logo | undefined,
): string {
  const whole = graph.chain(from, [...deinterlaceFilters(decoder ?? {}), ...cropFilters(decoder ?? {})]);
  const place = streamLogoPlace(logo);
  return place ? graph.draw(whole, place) : whole;
}

/** A track's own picture: frame rate, `logo` in the source's pixels, size, `alogo` in the track's pixels, shape of a pixel. */
export function trackPicture(graph: FilterGraph, from: string, settings: TranscoderVideo): string {
  const { logo, alogo, fps, size, aspect } = settings;
  const timed = graph.chain(from, frameRateFilters(fps));
  const marked = logo?.path ? graph.draw(timed, trackLogoPlace(logo)) : timed;
  const sized = graph.chain(marked, sizeFilters(size));
  const drawn = alogo?.path ? graph.draw(sized, trackLogoPlace(alogo)) : sized;
  return graph.chain(drawn, aspectFilters(aspect));
}

/** Makes whole pictures of interlaced ones: one for each frame, or for each field where `deinterlace_rate` says so. */
function deinterlaceFilters({ deinterlace, deinterlace_rate: rate }: TranscoderDecoder): readonly string[] {
  const mode = chosenWord(deinterlace ?? "off", deinterlacers, "The deinterlacing of the decoder");
  return mode[chosenWord(rate ?? "frame", deinterlaceRates, "The deinterlace rate of the decoder")];
}

/** Keeps a part of the source's picture. @throws ServerError when one of the four numbers is missing */
function cropFilters({ crop }: TranscoderDecoder): readonly string[] {
  const { left, top, width, height } = crop ?? {};
  if ([left, top, width, height].every((number) => number === undefined || number === null)) return [];
  const size = [width, height].map((number) => wholeNumber(number, "Width and height of the crop", 2, LARGEST_CROP));
  const place = [left, top].map((number) => wholeNumber(number, "Left and top of the crop", 0, LARGEST_CROP));
  return [`crop=${[...size, ...place].join(":")}`];
}

/** Frames are left out or doubled until there are so many each second. */
function frameRateFilters(fps: unknown): readonly string[] {
  if (fps === undefined || fps === null) return [];
  if (frameRates.includes(fps)) return [`fps=${Number(fps)}`];
  throw new ServerError("invalid", `The FPS of a video track must be one of ${frameRates.join(", ")}.`);
}

/**
 * Brings the picture to the size of a track. With only one of width and height the other follows from the source's shape.
 * Without a strategy nothing is cut off or distorted (fit).
 */
function sizeFilters(size: TranscoderVideo["size"]): readonly string[] {
  const width = pixels(size?.width, "width");
  const height = pixels(size?.height, "height");
  const strategy = chosenWord(size?.strategy ?? "fit", sizeStrategies, "The size strategy of a video track");
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
  const number = wholeNumber(value, `The ${name} of a video track`, 2, LARGEST_TRACK);
  if (number % 2 === 0) return number;
  throw new ServerError("invalid", `The ${name} of a video track should be a multiple of 2, or -1.`);
}

function colourOf(background: unknown): string {
  const [, long, short] = /^#(?:([0-9a-f]{6})|([0-9a-f]{3}))$/i.exec(String(background)) ?? [];
  if (long !== undefined) return `0x${long}`;
  if (short !== undefined) return `0x${short.replace(/./g, "$&$&")}`;
  throw new ServerError("invalid", "The background of a video track should be like #abc or #abcdef.");
}

/** The shape of a track's pixels, for pictures that are shown wider or narrower than they are stored. */
function aspectFilters(aspect: TranscoderVideo["aspect"]): readonly string[] {
  const { x, y } = aspect ?? {};
  if ((x === undefined || x === null) && (y === undefined || y === null)) return [];
  const [width, height] = [x, y].map((number) => wholeNumber(number, "Both numbers of the aspect", 1, 10_000));
  return [`setsar=${width}/${height}`];
}
