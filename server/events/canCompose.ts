import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { JsonObject } from "../../src/model/Json.ts";

/**
 * Whether two merge patches can be said as one. They cannot where the first deletes (or puts a plain value) and the
 * second writes an object in its place: a merge patch has no words for "empty it, then fill it".
 */
export function canCompose(first: JsonObject, second: JsonObject): boolean {
  return Object.entries(second).every(([key, change]) => {
    if (!isPlainObject(change) || !Object.hasOwn(first, key)) return true;
    const earlier = first[key];
    return isPlainObject(earlier) && canCompose(earlier, change);
  });
}
