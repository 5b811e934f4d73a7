import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { valueAt } from "../../../src/model/path/valueAt.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { ConfigPath } from "../../../src/model/path/ConfigPath.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";

/**
 * The path of the first entity that a delta edits though it is not there (any more): it has an unknown key and lacks
 * the field that a new one must carry. Merging such a delta would make a ghost.
 */
export function findGone(
  delta: JsonObject,
  config: JsonObject,
  entities: readonly ConfigEntity[],
): ConfigPath | undefined {
  for (const entity of entities) {
    if (entity.collection === undefined) continue;
    const entries = delta[entity.collection];
    if (!isPlainObject(entries)) continue;
    for (const [key, value] of Object.entries(entries)) {
      const path = [entity.collection, key];
      if (!isPlainObject(value) || valueAt(config, path) !== undefined) continue;
      if (!isWhole(value, entity, key)) return path;
    }
  }
  return undefined;
}

function isWhole(value: JsonObject, entity: ConfigEntity, key: string): boolean {
  // A source that comes back under the id it had (an undone delete) is known by its addresses.
  if (entity.serverKeys) return key.startsWith("-") || Array.isArray(value["urls"]);
  return entity.key === undefined || typeof value[entity.key] === "string" || typeof value[entity.key] === "number";
}
