import type { JsonObject } from "../../Json.ts";
import { fitsFilter } from "../../search/fitsFilter.ts";
import type { MediaFilter } from "../../search/mediaFilters.ts";
import type { GroupKind } from "./GroupKind.ts";
import { hasByItself } from "./hasByItself.ts";

/** Whether a member of a group fits every filter. */
export function fitsFilters(
  filters: readonly MediaFilter[],
  member: JsonObject,
  group: JsonObject,
  kind: GroupKind,
): boolean {
  if (filters.length === 0) return true;
  const status = kind.statusOf(member, group);
  return filters.every((filter) => hasByItself(filter, group) || fitsFilter(filter, member, status));
}
