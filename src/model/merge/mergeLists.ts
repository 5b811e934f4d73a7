import type { ListIdentity } from "../../generated/contracts/FieldInfo.ts";
import { deepEqual, type Json, type JsonObject } from "../Json.ts";
import { isSameItem, isSameOrder, itemObject, itemsById } from "./listItems.ts";

/** Two versions of a list brought together. */
export interface MergedList {
  /** What both sides wished for; in a conflict, mine. Undefined: the list is absent. */
  readonly list: Json[] | undefined;
  readonly conflicts: readonly ItemConflict[];
}

/** One thing both sides changed in different ways; undefined stands for an absent item. */
interface ItemConflict extends Versions {
  /** The item as `itemIds` names it; undefined when it is the list as a whole: its order, or a list without identity. */
  readonly item: string | undefined;
}

interface Versions {
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

type List = readonly Json[] | undefined;

/**
 * Three-way merge of a list by the identity of its items: additions, removals, changes and moves of both sides are
 * kept; where both did different things to one item, mine stands and a conflict is told. Undefined is the absent list.
 */
export function mergeLists(base: List, mine: List, theirs: List, identity: ListIdentity | undefined): MergedList {
  if (identity === undefined || identity.key === "$index") return mergeWholeLists(base, mine, theirs, identity);
  const [baseItems, myItems, theirItems] = [base, mine, theirs].map((list) => itemsById(list ?? [], identity));
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

/** With no item left, the side that changed whether there is a list at all has its way; both did: mine. */
function emptied(base: List, mine: List, theirs: List): Json[] | undefined {
  const wasThere = base !== undefined;
  const isThere = (mine !== undefined) !== wasThere ? mine !== undefined : theirs !== undefined;
  return isThere ? [] : undefined;
}

function copy(list: List): Json[] | undefined {
  return list === undefined ? undefined : [...list];
}

/**
 * Merges lists whose items have no name of their own. Where the place is the identity and nobody changed the length,
 * it goes place by place; else the list is one value.
 */
function mergeWholeLists(base: List, mine: List, theirs: List, identity: ListIdentity | undefined): MergedList {
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

/** One item of three lists; changes of different properties come together, mine stands where they do not. */
function mergeItem(
  { base, mine, theirs }: Versions,
  identity: ListIdentity,
): { readonly value: Json | undefined; readonly isConflict: boolean } {
  if (isSameItem(mine, base, identity)) return { value: theirs, isConflict: false };
  if (isSameItem(theirs, base, identity) || isSameItem(mine, theirs, identity))
    return { value: mine, isConflict: false };
  if (mine === undefined || theirs === undefined) return { value: mine, isConflict: true };
  const [from, my, their] = [base, mine, theirs].map((item) => itemObject(item, identity));
  if (from === undefined || my === undefined || their === undefined) return { value: mine, isConflict: true };
  const merged = mergeProperties(from, my, their);
  return merged === undefined ? { value: mine, isConflict: true } : { value: merged, isConflict: false };
}

/** Undefined when both sides changed one property in different ways. */
function mergeProperties(base: JsonObject, mine: JsonObject, theirs: JsonObject): JsonObject | undefined {
  const merged: JsonObject = {};
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const [from, my, their] = [base, mine, theirs].map((item) => (Object.hasOwn(item, key) ? item[key] : undefined));
    const isMineChanged = !deepEqual(my, from);
    if (isMineChanged && !deepEqual(their, from) && !deepEqual(my, their)) return undefined;
    const value = isMineChanged ? my : their;
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

/**
 * The order of a merged list, as ids of all three versions. The side that moved items has its order; what only the
 * other side added stands behind the same neighbour as there. Both moved differently: mine, and a conflict.
 */
function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): { readonly ids: readonly string[]; readonly isConflict: boolean } {
  const haveIMoved = !isSameOrder(base, mine);
  const haveTheyMoved = !isSameOrder(base, theirs);
  const [leading, other] = haveIMoved || !haveTheyMoved ? [mine, theirs] : [theirs, mine];
  return {
    ids: woven(leading, other),
    isConflict: haveIMoved && haveTheyMoved && !isSameOrder(mine, theirs),
  };
}

function woven(leading: readonly string[], other: readonly string[]): readonly string[] {
  const ids = [...leading];
  other.forEach((id, index) => {
    if (ids.includes(id)) return;
    const neighbour = other[index - 1];
    ids.splice(neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1, 0, id);
  });
  return ids;
}
