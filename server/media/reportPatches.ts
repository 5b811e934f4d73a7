import { isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";

/** A value of a generated type as plain JSON: members that are undefined are left out. */
export function toJson(value: object): JsonObject {
  const json: unknown = JSON.parse(JSON.stringify(value));
  return isPlainObject(json) ? json : {};
}

/**
 * The whole of what is reported, with null for what the patch takes away, at any depth: a newcomer needs it whole, others have
 * to hear what is gone.
 */
export function withGone(whole: JsonObject, patch: JsonObject): JsonObject {
  const result = { ...whole };
  for (const [key, change] of Object.entries(patch)) {
    const value = whole[key];
    if (change === null) result[key] = null;
    else if (isPlainObject(value) && isPlainObject(change)) result[key] = withGone(value, change);
  }
  return result;
}

/** Puts a value into a merge patch at a path of the tree. */
export function patchAt(patch: JsonObject, path: readonly string[], value: Json): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (rest.length === 0) {
    patch[key] = value;
    return;
  }
  const known = Object.hasOwn(patch, key) ? patch[key] : undefined;
  const below: JsonObject = isPlainObject(known) ? known : {};
  patch[key] = below;
  patchAt(below, rest, value);
}
