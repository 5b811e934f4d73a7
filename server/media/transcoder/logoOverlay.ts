import { closeSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, sep } from "node:path";
import type { Logo } from "../../../src/generated/types/Logo.ts";
import type { TrackLogo } from "../../../src/generated/types/TrackLogo.ts";
import { ServerError } from "../../ServerError.ts";
import { wholeNumber } from "../inputs/argumentValues.ts";
import { printable } from "../inputs/safeAddress.ts";
import { say, type Told } from "../../Told.ts";

/** A picture over another one, in the words of ffmpeg's filters. */
export interface LogoPlace {
  readonly path: string;
  /** Applied to the picture of the logo before it is drawn. */
  readonly filters: readonly string[];
  /** Expressions over `W`, `H` of the video and `w`, `h` of the logo. */
  readonly x: string;
  readonly y: string;
}

const LARGEST_PICTURE = 16_384;
const extensions = ["", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp"];

/** By their first bytes in hex, as ffmpeg would otherwise go by the name, and take `%d` in it for a row of files. */
const formats: readonly (readonly [string, RegExp])[] = [
  ["png_pipe", /^89504e470d0a1a0a/],
  ["jpeg_pipe", /^ffd8ff/],
  ["gif", /^4749463837|^4749463839/],
  ["webp_pipe", /^52494646.{8}57454250/],
  ["bmp_pipe", /^424d/],
];

/** Where a stream's logo stands in the source's picture; undefined without a file. Without an edge it is in the center. */
export function streamLogoPlace(logo: Logo | undefined): LogoPlace | undefined {
  if (!logo?.path) return undefined;
  const width = pixels(logo.width, "The width of the logo") ?? 0;
  const height = pixels(logo.height, "The height of the logo") ?? 0;
  const filters = width === 0 && height === 0 ? [] : [`scale=${width || -1}:${height || -1}`];
  return {
    path: logo.path,
    filters,
    x: fromEdges(pixels(logo.left, "Left of the logo"), pixels(logo.right, "Right of the logo"), "W-w"),
    y: fromEdges(pixels(logo.top, "Top of the logo"), pixels(logo.bottom, "Bottom of the logo"), "H-h"),
  };
}

/** Where a track's logo stands: from the left and top edge, below zero from the right and bottom one, or in the center. */
export function trackLogoPlace({ path, x, y, r }: TrackLogo): LogoPlace {
  if (r !== undefined && r !== null && !(typeof r === "number" && r > 0 && r <= 100)) {
    throw new ServerError("invalid", "The scale of a logo must be a number above 0 and at most 100.");
  }
  const ratio = r === undefined || r === null || r === 1 ? undefined : r.toFixed(6);
  const filters = ratio === undefined ? [] : [`scale=w='max(1,round(iw*${ratio}))':h='max(1,round(ih*${ratio}))'`];
  return { path, filters, x: fromNumber(x, "W", "w", "X"), y: fromNumber(y, "H", "h", "Y") };
}

/**
 * The input arguments for the picture of a logo: `@ID` or a path below the logo folder, and no other file of the machine.
 * Undefined when there is no such picture.
 */
export function logoPicture(path: string, logoFolder: string): readonly string[] | undefined {
  const file = fileOf(path, logoFolder);
  const format = file === undefined ? undefined : formatOf(file);
  return format === undefined ? undefined : ["-protocol_whitelist", "file", "-f", format, "-i", `file:${file}`];
}

/** What an operator reads of logos that are not drawn; undefined when all are. */
export function missingLogoWords(paths: readonly string[]): Told | undefined {
  if (paths.length === 0) return undefined;
  const names = paths.map((path) => printable(path, 100)).join(", ");
  return say("logo_missing", { names });
}

function fromEdges(near: number | undefined, far: number | undefined, room: string): string {
  if (near !== undefined) return String(near);
  return far === undefined ? `(${room})/2` : `${room}-${far}`;
}

function fromNumber(value: unknown, whole: string, own: string, name: string): string {
  if (value === "center") return `(${whole}-${own})/2`;
  const number = wholeNumber(
    value ?? 0,
    `${name} of a logo, when it is not center,`,
    -LARGEST_PICTURE,
    LARGEST_PICTURE,
  );
  return number < 0 ? `${whole}-${own}${number}` : String(number);
}

function pixels(value: unknown, name: string): number | undefined {
  return value === undefined || value === null ? undefined : wholeNumber(value, name, 0, LARGEST_PICTURE);
}

function fileOf(path: string, logoFolder: string): string | undefined {
  const name = path.replace(/^@/, "");
  const isSafe = name !== "" && !name.includes("\0") && !name.split(/[/\\]/).includes("..");
  const folder = isSafe ? realOf(logoFolder) : undefined;
  if (folder === undefined) return undefined;
  for (const extension of extensions) {
    const real = realOf((isAbsolute(name) ? name : join(folder, name)) + extension);
    if (real?.startsWith(folder.endsWith(sep) ? folder : folder + sep) && statSync(real).isFile()) return real;
  }
  return undefined;
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function formatOf(file: string): string | undefined {
  const head = Buffer.alloc(16);
  const handle = openSync(file, "r");
  try {
    const length = readSync(handle, head, 0, head.length, 0);
    const text = head.toString("hex", 0, length);
    return formats.find(([, beginning]) => beginning.test(text))?.[0];
  } finally {
    closeSync(handle);
  }
}
