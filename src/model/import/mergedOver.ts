import type { ConfigPath } from "../configPath.ts";
import type { Entities } from "../entity/entityPlace.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { isSameItem, itemObject, itemsById, listIdentity } from "../merge/listItems.ts";

/**
 * A value laid over another so that nothing is lost: settings are added or changed one by one, items of a list by what they
 * are known by. A list whose items are known by nothing is one value.
 */
export function mergedOver(
  held: Json | undefined,
  wanted: Json | undefined,
  path: ConfigPath,
  entities: Entities,
): Json | undefined {
  if (wanted === undefined || wanted === null) return held;
  if (isPlainObject(held) && isPlainObject(wanted)) return mergedObject(held, wanted, path, entities);
  if (Array.isArray(held) && Array.isArray(wanted)) return mergedList(held, wanted, path, entities);
  return wanted;
}

function mergedObject(held: JsonObject, wanted: JsonObject, path: ConfigPath, entities: Entities): JsonObject {
  const result = { ...held };
  for (const [key, value] of Object.entries(wanted)) {
    const own = Object.hasOwn(held, key) ? held[key] : undefined;
    const next = mergedOver(own, value, [...path, key], entities);
    if (next !== undefined) result[key] = next;
  }
  return result;
}

function mergedList(held: Json[], wanted: Json[], path: ConfigPath, entities: Entities): Json[] {
  const identity = listIdentity(path, entities, held, wanted);
  if (identity === undefined || identity.key === "$index") return wanted;
  const items = itemsById(held, identity);
  for (const [id, item] of itemsById(wanted, identity)) {
    const own = items.get(id);
    if (isSameItem(own, item, identity)) continue;
    const [from, to] = [itemObject(own, identity), itemObject(item, identity)];
    items.set(id, from === undefined || to === undefined ? item : mergedObject(from, to, [...path, id], entities));
  }
  return [...items.values()];
}
