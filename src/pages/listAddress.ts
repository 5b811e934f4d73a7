import type { MediaListName } from "../model/media/mediaLists.ts";
import { readMediaView } from "../model/media/readMediaView.ts";
import { writeMediaView } from "../model/media/writeMediaView.ts";

/** Address of a media list, with the filter and the query that stand in an item's own address. */
export function listAddress(list: MediaListName, search: string): string {
  const params = new URLSearchParams(search);
  const query = writeMediaView(params, { ...readMediaView(params), list }).toString();
  return query === "" ? "/" : `/?${query}`;
}
