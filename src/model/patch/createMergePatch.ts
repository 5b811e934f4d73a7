import { deepEqual } from "./deepEqual.ts";
import { isPlainObject } from "./isPlainObject.ts";
import type { JsonObject } from "../Json.ts";

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
