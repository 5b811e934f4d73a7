import type { TranscoderVideo } from "../../../src/generated/types/TranscoderVideo.ts";
import { wholeNumber } from "../inputs/wholeNumber.ts";

/** The shape of a track's pixels, for pictures that are shown wider or narrower than they are stored. */
export function aspectFilters(aspect: TranscoderVideo["aspect"]): readonly string[] {
  const { x, y } = aspect ?? {};
  if ((x === undefined || x === null) && (y === undefined || y === null)) return [];
  const [width, height] = [x, y].map((number) => wholeNumber(number, "Both numbers of the aspect", 1, 10_000));
  return [`setsar=${width}/${height}`];
}
