import { useStores } from "../../../context/useStores.ts";
import { mediaCounts } from "../../../model/media/mediaCounts.ts";
import { type MediaListName, mediaLists } from "../../../model/media/mediaLists.ts";
import type { MediaFilter } from "../../../model/search/mediaFilters.ts";

/** How many of a whole list fit each filter. To be read in an observer. */
export function useCounts(list: MediaListName): Readonly<Record<MediaFilter, number>> {
  const { streams, config } = useStores();
  if (list === "streams") return streams.counts;
  const { collection } = mediaLists[list];
  for (const key of Object.keys(config.readList(collection))) config.node(collection, key).readRuntime();
  return mediaCounts(list, config.peek());
}
