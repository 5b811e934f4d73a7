import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import type { Json } from "../Json.ts";
import { itemIds } from "./itemIds.ts";
import { mergeItem } from "./mergeItem.ts";
import { mergeOrder } from "./mergeOrder.ts";
import { mergeWholeLists } from "./mergeWholeLists.ts";
import type { ItemConflict, MergedList } from "./MergedList.ts";

type List = readonly Json[] | undefined;

/**
 * Three-way merge of a list by the identity of its items: additions, removals, changes and moves of both sides are
 * kept; where both did different things to one item, mine stands and a conflict is told. Undefined is the absent list.
 */
export function mergeLists(base: List, mine: List, theirs: List, identity: ListIdentity | undefined): MergedList {
  if (identity === undefined || identity.key === "$index") return mergeWholeLists(base, mine, theirs, identity);
  const [baseItems, myItems, theirItems] = [base, mine, theirs].map((list) => byId(list ?? [], identity));
  if (baseItems === undefined || myItems === undefined || theirItems === undefined)
    return { list: undefined, conflicts: [] };
  const conflicts: ItemConflict[] = [];
  const kept = new Map<string, Json>();
  for (const id of new Set([...baseItems.keys(), ...myItems.keys(), ...theirItems.keys()])) {
    const versions = { base: baseItems.get(id), mine: myItems.get(id), theirs: theirItems.get(id) };
    const { value, isConflict } = mergeItem(versions, identity);
    if (isConflict) conflicts.push({ item: id, ...versions });
    if (value !== undefined) kept.set(id, value);
  }
  const order = mergeOrder([...baseItems.keys()], [...myItems.keys()], [...theirItems.keys()]);
  if (order.isConflict) conflicts.push({ item: undefined, base: copy(base), mine: copy(mine), theirs: copy(theirs) });
  const list = order.ids.flatMap((id) => kept.get(id) ?? []);
  return { list: list.length > 0 ? list : emptied(base, mine, theirs), conflicts };
}

function byId(list: readonly Json[], identity: ListIdentity): Map<string, Json> {
  const ids = itemIds(list, identity);
  return new Map(list.map((item, index) => [ids[index] ?? "", item]));
}

/** With no item left, the side that changed whether there is a list at all has its way; both did: mine. */
function emptied(base: List, mine: List, theirs: List): Json[] | undefined {
  const wasThere = base !== undefined;
  const isThere = (mine !== undefined) !== wasThere ? mine !== undefined : theirs !== undefined;
  return isThere ? [] : undefined;
}

function copy(list: List): Json[] | undefined {
  return list === undefined ? undefined : [...list];
}
