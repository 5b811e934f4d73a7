import { type MediaFilter, mediaFilters } from "./mediaFilters.ts";

const EXCLUSIVE: readonly MediaFilter[] = ["online", "waiting", "error"];

/** The chosen filters after one was pressed: online, waiting and error exclude each other, the others do not. */
export function toggledFilter(chosen: readonly MediaFilter[], pressed: MediaFilter): readonly MediaFilter[] {
  const wasOn = chosen.includes(pressed);
  const isExclusive = EXCLUSIVE.includes(pressed);
  return mediaFilters.filter((filter) =>
    filter === pressed ? !wasOn : chosen.includes(filter) && !(isExclusive && EXCLUSIVE.includes(filter)),
  );
}
