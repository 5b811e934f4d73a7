import { applyMergePatch } from "./applyMergePatch.ts";
import { createMergePatch } from "./createMergePatch.ts";
import { isPlainObject } from "./isPlainObject.ts";
import type { Json, JsonObject } from "../Json.ts";

/**
 * One merge patch that does what two do, one after the other; nulls are kept, as a patch needs them.
 * The format cannot say "empty it, then fill it": where `first` deletes or replaces an object and `second` writes an
 * object in its place, the result is exact only for a known `target`, the value that `first` was made for. Without it
 * the old object's other keys would live on, so a log of deletes and re-creations needs it.
 */
export function composeMergePatches(first: JsonObject, second: JsonObject, target?: JsonObject): JsonObject {
  const result: JsonObject = { ...first };
  for (const [key, change] of Object.entries(second)) {
    result[key] = composeAt(ownValue(first, key), change, ownValue(target, key));
  }
  return result;
}

function composeAt(earlier: Json | undefined, change: Json, target: Json | undefined): Json {
  if (!isPlainObject(change) || earlier === undefined) return change;
  const known = isPlainObject(target) ? target : undefined;
  if (isPlainObject(earlier)) return composeMergePatches(earlier, change, known);
  return known === undefined ? change : createMergePatch(known, applyMergePatch({}, change));
}

function ownValue(object: JsonObject | undefined, key: string): Json | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}
