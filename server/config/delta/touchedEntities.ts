import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { valueAt } from "../../../src/model/path/valueAt.ts";
import type { ConfigPath } from "../../../src/model/path/ConfigPath.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";

/**
 * Paths of the entities that a delta writes to; the empty path for the config itself. What it deletes, or only moves, is
 * not among them. A collection that was given a plain value stands for itself.
 */
export function touchedEntities(
  delta: JsonObject,
  before: JsonObject,
  entities: readonly ConfigEntity[],
): readonly ConfigPath[] {
  const orders = new Map(entities.map(({ collection, order }) => [collection, order]));
  const paths: ConfigPath[] = [];
  let isRootTouched = false;
  for (const [key, value] of Object.entries(delta)) {
    if (!orders.has(key)) isRootTouched = true;
    else if (isPlainObject(value)) {
      for (const [name, entity] of Object.entries(value)) {
        const isMoved = isOnly(entity, orders.get(key)) && valueAt(before, [key, name]) !== undefined;
        if (entity !== null && !isMoved) paths.push([key, name]);
      }
    } else if (value !== null) paths.push([key]);
  }
  return isRootTouched ? [[], ...paths] : paths;
}

function isOnly(value: Json, key: string | undefined): boolean {
  return isPlainObject(value) && Object.keys(value).every((name) => name === key);
}
