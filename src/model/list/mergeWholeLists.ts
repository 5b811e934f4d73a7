import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import type { Json } from "../Json.ts";
import { deepEqual } from "../patch/deepEqual.ts";
import { mergeItem } from "./mergeItem.ts";
import type { ItemConflict, MergedList } from "./MergedList.ts";

type List = readonly Json[] | undefined;

/**
 * Merges lists whose items have no name of their own. Where the place is the identity and nobody changed the length,
 * it goes place by place; else the list is one value.
 */
export function mergeWholeLists(base: List, mine: List, theirs: List, identity: ListIdentity | undefined): MergedList {
  if (same(mine, base)) return { list: copy(theirs), conflicts: [] };
  if (same(theirs, base) || same(mine, theirs)) return { list: copy(mine), conflicts: [] };
  const isPlaceByPlace = identity !== undefined && base?.length === mine?.length && base?.length === theirs?.length;
  if (!isPlaceByPlace || mine === undefined) {
    const conflict = { item: undefined, base: copy(base), mine: copy(mine), theirs: copy(theirs) };
    return { list: copy(mine), conflicts: [conflict] };
  }
  const conflicts: ItemConflict[] = [];
  const list = mine.flatMap((item, index) => {
    const versions = { base: base?.[index], mine: item, theirs: theirs?.[index] };
    const { value, isConflict } = mergeItem(versions, identity);
    if (isConflict) conflicts.push({ item: String(index), ...versions });
    return value === undefined ? [] : [value];
  });
  return { list, conflicts };
}

function same(one: List, other: List): boolean {
  return deepEqual(copy(one), copy(other));
}

function copy(list: List): Json[] | undefined {
  return list === undefined ? undefined : [...list];
}
