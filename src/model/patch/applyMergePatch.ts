import { HostileKeyError } from "./HostileKeyError.ts";
import { isHostileKey } from "./isHostileKey.ts";
import { isPlainObject } from "./isPlainObject.ts";
import type { Json, JsonObject } from "../Json.ts";

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
