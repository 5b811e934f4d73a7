import { isPlainObject } from "../patch/isPlainObject.ts";
import type { Json, JsonObject } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import type { Entities } from "./Entities.ts";
import { isRuntimePath } from "./isRuntimePath.ts";
import { patternsBelow } from "./patternsBelow.ts";
import { runtimePatterns } from "./runtimePatterns.ts";

/**
 * A copy of the value at a path without what the server reports, and without nulls in objects, which mean "absent".
 * It shares nothing with the original; undefined stays undefined, null becomes it.
 */
export function configOnly(value: Json | undefined, path: ConfigPath, entities: Entities): Json | undefined {
  if (value === null) return undefined;
  if (typeof value !== "object") return isRuntimePath(path, entities) ? undefined : value;
  return copied(value, path.reduce(patternsBelow, runtimePatterns(entities)));
}

function copied(value: Json | undefined, reported: readonly ConfigPath[]): Json | undefined {
  if (value === null || value === undefined) return undefined;
  if (reported.some((pattern) => pattern.length === 0)) return undefined;
  if (Array.isArray(value)) {
    return value.map((item, index) => copied(item, patternsBelow(reported, String(index))) ?? null);
  }
  if (!isPlainObject(value)) return value;
  const result: JsonObject = {};
  for (const [key, child] of Object.entries(value)) {
    const kept = copied(child, patternsBelow(reported, key));
    if (kept !== undefined) result[key] = kept;
  }
  return result;
}
