import type { MediaFilter } from "../search/mediaFilters.ts";
import type { Sorting } from "../sort/sortKeys.ts";
import type { MediaListName } from "./mediaLists.ts";

/** What of the media is shown, and in which order; all of it stands in the address. */
export interface MediaView {
  readonly list: MediaListName;
  readonly query: string;
  readonly filters: readonly MediaFilter[];
  /** Streams list only: `published`, `noSources`, the host of an input, or `mirror:ID`; "" for all. */
  readonly source: string;
  /** Undefined is the order of the config. */
  readonly sorting: Sorting | undefined;
}
