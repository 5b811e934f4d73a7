import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";

/** A config or delta without the keys that only the server reports, so that an export imports as it is. */
export function stripRuntime(config: JsonObject, entities: readonly ConfigEntity[]): JsonObject {
  const root = entities.find(({ collection }) => collection === undefined);
  const result = withoutKeys(config, root?.runtime ?? []);
  for (const { collection, runtime } of entities) {
    if (collection === undefined || runtime.length === 0) continue;
    const entries = result[collection];
    if (!isPlainObject(entries)) continue;
    result[collection] = Object.fromEntries(
      Object.entries(entries).map(([key, value]) => [key, isPlainObject(value) ? withoutKeys(value, runtime) : value]),
    );
  }
  return result;
}

function withoutKeys(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}
