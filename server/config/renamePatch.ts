import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import { valueAt } from "../../src/model/path/valueAt.ts";
import { withValueAt } from "../../src/model/path/withValueAt.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigEntity } from "./ConfigEntity.ts";
import type { Rename } from "./delta/Rename.ts";

/** A merge patch that renames entities and does nothing else to them. */
export function renamePatch(
  config: JsonObject,
  renames: readonly Rename[],
  entities: readonly ConfigEntity[],
): JsonObject {
  const patch: JsonObject = {};
  const entries = new Map<string, JsonObject>();
  for (const { collection, from, to } of renames) {
    const key = entities.find((entity) => entity.collection === collection)?.key;
    const body = valueAt(config, [collection, from]);
    if (!isPlainObject(body) || key === undefined) continue;
    const renamed = withValueAt(body, [key], to);
    const own = entries.get(collection) ?? {};
    own[from] = null;
    if (isPlainObject(renamed)) own[to] = renamed;
    entries.set(collection, own);
    patch[collection] = own;
  }
  return patch;
}
