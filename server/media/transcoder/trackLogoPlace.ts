import type { TrackLogo } from "../../../src/generated/types/TrackLogo.ts";
import { ServerError } from "../../ServerError.ts";
import { wholeNumber } from "../inputs/wholeNumber.ts";
import type { LogoPlace } from "./LogoPlace.ts";

const MOST = 16_384;

/** Where a track's logo stands: from the left and top edge, below zero from the right and bottom one, or in the center. */
export function trackLogoPlace({ path, x, y, r }: TrackLogo): LogoPlace {
  if (r !== undefined && r !== null && !(typeof r === "number" && r > 0 && r <= 100)) {
    throw new ServerError("invalid", "The scale of a logo must be a number above 0 and at most 100.");
  }
  const ratio = r === undefined || r === null || r === 1 ? undefined : r.toFixed(6);
  const filters = ratio === undefined ? [] : [`scale=w='max(1,round(iw*${ratio}))':h='max(1,round(ih*${ratio}))'`];
  return { path, filters, x: expression(x, "W", "w", "X"), y: expression(y, "H", "h", "Y") };
}

function expression(value: unknown, whole: string, own: string, name: string): string {
  if (value === "center") return `(${whole}-${own})/2`;
  const number = wholeNumber(value ?? 0, `${name} of a logo, when it is not center,`, -MOST, MOST);
  return number < 0 ? `${whole}-${own}${number}` : String(number);
}
