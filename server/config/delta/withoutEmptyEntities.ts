import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";

/** A delta without entries that say nothing, such as one that only held runtime keys: they must create nothing. */
export function withoutEmptyEntities(delta: JsonObject, entities: readonly ConfigEntity[]): JsonObject {
  const result = { ...delta };
  for (const { collection } of entities) {
    const entries = collection === undefined ? undefined : result[collection];
    if (collection === undefined || !isPlainObject(entries)) continue;
    const kept = Object.entries(entries).filter(([, value]) => !isPlainObject(value) || Object.keys(value).length > 0);
    if (kept.length === 0) delete result[collection];
    else result[collection] = Object.fromEntries(kept);
  }
  return result;
}
