import type { TranscoderDecoder } from "../../../src/generated/types/TranscoderDecoder.ts";
import { wholeNumber } from "../inputs/wholeNumber.ts";

const MOST = 16_384;

/** Keeps a part of the source's picture. @throws ServerError when one of the four numbers is missing */
export function cropFilters({ crop }: TranscoderDecoder): readonly string[] {
  const { left, top, width, height } = crop ?? {};
  if ([left, top, width, height].every((number) => number === undefined || number === null)) return [];
  const size = [width, height].map((number) => wholeNumber(number, "Width and height of the crop", 2, MOST));
  const place = [left, top].map((number) => wholeNumber(number, "Left and top of the crop", 0, MOST));
  return [`crop=${[...size, ...place].join(":")}`];
}
