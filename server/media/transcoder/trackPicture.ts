import type { TranscoderVideo } from "../../../src/generated/types/TranscoderVideo.ts";
import { aspectFilters } from "./aspectFilters.ts";
import type { FilterGraph } from "./FilterGraph.ts";
import { frameRateFilters } from "./frameRateFilters.ts";
import { sizeFilters } from "./sizeFilters.ts";
import { trackLogoPlace } from "./trackLogoPlace.ts";

/** A track's own picture: frame rate, `logo` in the source's pixels, size, `alogo` in the track's pixels, shape of a pixel. */
export function trackPicture(graph: FilterGraph, from: string, settings: TranscoderVideo): string {
  const { logo, alogo, fps, size, aspect } = settings;
  const timed = graph.chain(from, frameRateFilters(fps));
  const marked = logo?.path ? graph.draw(timed, trackLogoPlace(logo)) : timed;
  const sized = graph.chain(marked, sizeFilters(size));
  const drawn = alogo?.path ? graph.draw(sized, trackLogoPlace(alogo)) : sized;
  return graph.chain(drawn, aspectFilters(aspect));
}
