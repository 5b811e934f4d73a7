import type { Json } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { MediaEdit } from "./streamEdits.ts";

/** Names in their order after one was dropped before another; undefined drops it after the last. */
export function reordered(names: readonly string[], moved: string, before: string | undefined): readonly string[] {
  if (moved === before) return names;
  const others = names.filter((name) => name !== moved);
  const at = before === undefined ? others.length : others.indexOf(before);
  return at < 0 ? names : [...others.slice(0, at), moved, ...others.slice(at)];
}

/** The positions to save for an order of all streams: the index of each whose position is another now. */
export function reorderEdits(order: readonly string[], streams: Readonly<Record<string, Json>>): readonly MediaEdit[] {
  return order.flatMap((name, index): readonly MediaEdit[] => {
    const stream = streams[name];
    const isThere = isPlainObject(stream) && stream["position"] === index;
    return isThere ? [] : [[["streams", name, "position"], index]];
  });
}
