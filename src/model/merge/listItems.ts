import type { ListIdentity } from "../../generated/contracts/FieldInfo.ts";
import { deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";
import type { ConfigPath } from "../configPath.ts";
import { type Entities, fieldAt } from "../entity/entityPlace.ts";

const BY_VALUE: ListIdentity = { key: "$value" };

/**
 * What the items of the list at a path are known by. Without an annotation plain values are known by themselves;
 * objects by nothing, so that their list is one value.
 */
export function listIdentity(
  path: ConfigPath,
  entities: Entities,
  ...versions: readonly (readonly Json[] | undefined)[]
): ListIdentity | undefined {
  const known = fieldAt(path, entities)?.list;
  if (known !== undefined) return known;
  const isPlain = versions.every((list) => (list ?? []).every((item) => typeof item !== "object" || item === null));
  return isPlain ? BY_VALUE : undefined;
}

/**
 * A name for each item that stays with it while others come, go and move: its key, and for the second and further
 * item of the same key its occurrence (`udp://… #2`). Where the place is the identity, the index.
 */
export function itemIds(list: readonly Json[], identity: ListIdentity): readonly string[] {
  if (identity.key === "$index") return list.map((_, index) => String(index));
  const seen = new Map<string, number>();
  return list.map((item) => {
    const key = itemKey(item, identity);
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return occurrence === 1 ? key : `${key} #${occurrence}`;
  });
}

/** The items of a list by their `itemIds`, in order. */
export function itemsById(list: readonly Json[], identity: ListIdentity): Map<string, Json> {
  const ids = itemIds(list, identity);
  return new Map(list.map((item, index) => [ids[index] ?? "", item]));
}

/** What an item is known by, as text; equal keys of one list are told apart by `itemIds`. */
export function itemKey(item: Json, identity: ListIdentity): string {
  if (identity.key === "$value" || !isPlainObject(item)) return textOf(item);
  return textOf(Object.hasOwn(item, identity.key) ? (item[identity.key] ?? null) : null);
}

function textOf(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Whether two items say the same, whichever of the two forms each is written in. */
export function isSameItem(one: Json | undefined, other: Json | undefined, identity: ListIdentity): boolean {
  if (identity.bareKey !== true || one === undefined || other === undefined) return deepEqual(one, other);
  return deepEqual(spelledOut(one, identity), spelledOut(other, identity));
}

function spelledOut(item: Json, identity: ListIdentity): Json {
  const object = itemObject(item, identity);
  if (object === undefined) return item;
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));
}

/** An item as an object, where one may be written as its bare key too; undefined for a plain value. */
export function itemObject(item: Json | undefined, { key, bareKey }: ListIdentity): JsonObject | undefined {
  if (typeof item === "string" && bareKey === true) return { [key]: item };
  return isPlainObject(item) ? item : undefined;
}

/** Whether two lists say the same in the same order. An empty list and an absent one are two values. */
export function isSameList(
  one: readonly Json[] | undefined,
  other: readonly Json[] | undefined,
  identity: ListIdentity,
): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.length === other.length && one.every((item, index) => isSameItem(item, other[index], identity));
}

/** Whether the ids that both lists hold stand in the same order in both. */
export function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const [inOne, inOther] = [new Set(one), new Set(other)];
  const common = one.filter((id) => inOther.has(id));
  const commonOther = other.filter((id) => inOne.has(id));
  return common.every((id, index) => id === commonOther[index]);
}

/** A list whose unchanged items are written as they are stored: `"udp://…"` stays a string, `{url}` an object. */
export function itemsAsStored(list: readonly Json[], stored: readonly Json[], identity: ListIdentity): Json[] {
  const storedIds = itemIds(stored, identity);
  const ids = itemIds(list, identity);
  return list.map((item, index) => {
    const before = stored[storedIds.indexOf(ids[index] ?? "")];
    return before !== undefined && isSameItem(item, before, identity) ? before : item;
  });
}

/**
 * A list with one item, named as by `itemIds`, replaced; undefined takes it out. One that is not in the list goes
 * behind the neighbour it has in `like`.
 */
export function withItem(
  list: readonly Json[],
  id: string,
  value: Json | undefined,
  identity: ListIdentity | undefined,
  like: readonly Json[] = [],
): Json[] {
  if (identity === undefined) return [...list];
  const ids = itemIds(list, identity);
  const index = ids.indexOf(id);
  if (value === undefined) return index === -1 ? [...list] : list.toSpliced(index, 1);
  if (index !== -1) return list.with(index, value);
  const order = itemIds(like, identity);
  const before = order.slice(0, Math.max(0, order.indexOf(id)));
  const neighbour = before.findLast((each) => ids.includes(each));
  return list.toSpliced(neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1, 0, value);
}
