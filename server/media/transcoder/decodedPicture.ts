import type { Logo } from "../../../src/generated/types/Logo.ts";
import type { Transcoder } from "../../../src/generated/types/Transcoder.ts";
import { cropFilters } from "./cropFilters.ts";
import { deinterlaceFilters } from "./deinterlaceFilters.ts";
import type { FilterGraph } from "./FilterGraph.ts";
import { streamLogoPlace } from "./streamLogoPlace.ts";

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
