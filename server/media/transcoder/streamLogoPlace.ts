import type { Logo } from "../../../src/generated/types/Logo.ts";
import { wholeNumber } from "../inputs/wholeNumber.ts";
import type { LogoPlace } from "./LogoPlace.ts";

const MOST = 16_384;

/** Where a stream's logo stands in the source's picture; undefined without a file. Without an edge it is in the center. */
export function streamLogoPlace(logo: Logo | undefined): LogoPlace | undefined {
  if (!logo?.path) return undefined;
  const width = pixels(logo.width, "The width of the logo") ?? 0;
  const height = pixels(logo.height, "The height of the logo") ?? 0;
  const filters = width === 0 && height === 0 ? [] : [`scale=${width || -1}:${height || -1}`];
  return {
    path: logo.path,
    filters,
    x: expression(pixels(logo.left, "Left of the logo"), pixels(logo.right, "Right of the logo"), "W-w"),
    y: expression(pixels(logo.top, "Top of the logo"), pixels(logo.bottom, "Bottom of the logo"), "H-h"),
  };
}

function expression(near: number | undefined, far: number | undefined, room: string): string {
  if (near !== undefined) return String(near);
  return far === undefined ? `(${room})/2` : `${room}-${far}`;
}

function pixels(value: unknown, name: string): number | undefined {
  return value === undefined || value === null ? undefined : wholeNumber(value, name, 0, MOST);
}
