import { deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { HostileKeyError, isHostileKey } from "./hostileKeys.ts";

/**
 * The value that a JSON merge patch (RFC 7396) makes of a target: null deletes, a list is replaced as a whole.
 * Neither argument is changed; untouched parts are shared with them. Throws a HostileKeyError.
 */
export function applyMergePatch(target: JsonObject | undefined, patch: JsonObject): JsonObject;
export function applyMergePatch(target: Json | undefined, patch: Json): Json;
export function applyMergePatch(target: Json | undefined, patch: Json): Json {
  if (!isPlainObject(patch)) return patch;
  const result: JsonObject = isPlainObject(target) ? { ...target } : {};
  for (const key of Object.keys(patch)) {
    if (isHostileKey(key)) throw new HostileKeyError("key", [key]);
    const change = patch[key];
    if (change === null || change === undefined) delete result[key];
    else result[key] = applyMergePatch(Object.hasOwn(result, key) ? result[key] : undefined, change);
  }
  return result;
}

/** The smallest merge patch (RFC 7396) that turns one object into another; empty when they are equal. */
export function createMergePatch(from: JsonObject, to: JsonObject): JsonObject {
  const patch: JsonObject = {};
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) patch[key] = null;
  for (const [key, next] of Object.entries(to)) {
    const previous = Object.hasOwn(from, key) ? from[key] : undefined;
    if (deepEqual(previous, next)) continue;
    patch[key] = isPlainObject(previous) && isPlainObject(next) ? createMergePatch(previous, next) : next;
  }
  return patch;
}

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
