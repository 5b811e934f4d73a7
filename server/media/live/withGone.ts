import type { JsonObject } from "../../../src/model/Json.ts";
import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";

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
