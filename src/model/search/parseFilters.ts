import { type MediaFilter, mediaFilters } from "./mediaFilters.ts";

/** The filters in the query string's `filter`, joined by dashes; of online, waiting and error only the first counts. */
export function parseFilters(text: string): readonly MediaFilter[] {
  const chosen = mediaFilters.filter((filter) => text.split("-").includes(filter));
  const status = chosen.find((filter) => filter !== "dvr" && filter !== "transcoder");
  return chosen.filter((filter) => filter === status || filter === "dvr" || filter === "transcoder");
}
