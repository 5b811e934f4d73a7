import type { HistoryScope } from "./HistoryScope.ts";
import type { HistorySort } from "./HistorySort.ts";

/** A part of the list of sessions. Without a sort the newest come first. */
export interface HistoryQuery extends HistoryScope {
  readonly sort?: HistorySort | undefined;
  readonly isDescending?: boolean | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}
