import type { Entities } from "../entity/Entities.ts";
import { fieldAt } from "../entity/fieldAt.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { Json, JsonObject } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";

/** A value as it is saved: lists that an annotation says so are absent once they are empty. */
export function asSaved(value: Json | undefined, path: ConfigPath, entities: Entities): Json | undefined {
  if (Array.isArray(value)) {
    return value.length === 0 && fieldAt(path, entities)?.list?.emptyIsAbsent === true ? undefined : value;
  }
  if (!isPlainObject(value)) return value;
  const result: JsonObject = {};
  for (const [key, child] of Object.entries(value)) {
    const kept = asSaved(child, [...path, key], entities);
    if (kept !== undefined) result[key] = kept;
  }
  return result;
}
