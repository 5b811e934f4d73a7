import { namesInOrder } from "../../entity/namesInOrder.ts";
import type { JsonObject } from "../../Json.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";
import { matchesQuery } from "../../search/matchesQuery.ts";
import { compareMedia } from "../../sort/compareMedia.ts";
import { naturalKey } from "../../sort/naturalKey.ts";
import type { SortFacts } from "../../sort/SortFacts.ts";
import type { GroupKind } from "./GroupKind.ts";
import { groupTotals } from "./groupTotals.ts";
import { hasByItself } from "./hasByItself.ts";
import { keptMembers } from "./keptMembers.ts";
import type { KeptGroup } from "./KeptGroup.ts";
import type { RowsView } from "./RowsView.ts";

/**
 * The groups of a collection that a view shows. One whose own words fit the search keeps all its members, another those
 * that fit; of a filter a group keeps the members that fit it, and stays without any only for a setting of its own.
 * `others`: whether something else below a group fits the search, so that it stays.
 */
export function keptGroups(
  collection: JsonObject,
  kind: GroupKind,
  view: RowsView,
  others: (group: JsonObject) => boolean = () => false,
): readonly KeptGroup[] {
  const kept = namesInOrder(collection).flatMap((key): KeptGroup[] => {
    const group = collection[key];
    if (!isPlainObject(group)) return [];
    const isMatch = matchesQuery(kind.nameOf(key, group), group, view.query);
    const members = keptMembers(group, kind, view, isMatch);
    const staysEmpty = view.filters.every((filter) => hasByItself(filter, group)) && (isMatch || others(group));
    return members.length > 0 || staysEmpty ? [{ key, group, members, isMatch }] : [];
  });
  const { sorting } = view;
  if (sorting === undefined || kept.length < 2) return kept;
  return kept
    .map((each, position) => ({
      each,
      facts: { ...groupTotals(each.group, kind), ...nameFacts(kind.nameOf(each.key, each.group)), position },
    }))
    .toSorted((one, other) => compareMedia(sorting, one.facts, other.facts))
    .map(({ each }) => each);
}

function nameFacts(name: string): Pick<SortFacts, "name" | "nameKey"> {
  return { name, nameKey: naturalKey(name) };
}
