import { isPlainObject, type Json } from "../Json.ts";
import type { MediaEdit } from "./mediaEdits.ts";

/** The names of a collection's entities in their order; those without a position come last. */
export function namesInOrder(collection: Readonly<Record<string, Json>>, order = "position"): readonly string[] {
  const names: string[] = [];
  const positions = new Map<string, number>();
  for (const [name, entity] of Object.entries(collection)) {
    if (!isPlainObject(entity)) continue;
    names.push(name);
    const position = entity[order];
    if (typeof position === "number") positions.set(name, position);
  }
  if (positions.size === 0) return names;
  const place = (name: string) => positions.get(name) ?? Number.MAX_SAFE_INTEGER;
  return names.sort((one, other) => place(one) - place(other));
}

/** Names in their order after one was dropped before another; undefined drops it after the last. */
export function reordered(names: readonly string[], moved: string, before: string | undefined): readonly string[] {
  if (moved === before) return names;
  const others = names.filter((name) => name !== moved);
  const at = before === undefined ? others.length : others.indexOf(before);
  return at < 0 ? names : [...others.slice(0, at), moved, ...others.slice(at)];
}

/**
 * The positions to save for an order of all items of a collection: the index of each whose position is another now.
 * @param property that holds an item's position
 */
export function reorderEdits(
  order: readonly string[],
  items: Readonly<Record<string, Json>>,
  { collection, property }: { readonly collection: string; readonly property: string },
): readonly MediaEdit[] {
  return order.flatMap((name, index): readonly MediaEdit[] => {
    const item = items[name];
    const isThere = isPlainObject(item) && item[property] === index;
    return isThere ? [] : [[[collection, name, property], index]];
  });
}
