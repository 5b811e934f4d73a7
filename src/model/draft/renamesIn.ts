import { configOnly } from "../entity/configOnly.ts";
import type { Entities } from "../entity/Entities.ts";
import { entityIndex } from "../entity/entityIndex.ts";
import type { Json, JsonObject } from "../Json.ts";
import { deepEqual } from "../patch/deepEqual.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";

interface Move {
  readonly from: ConfigPath;
  readonly to: ConfigPath;
}

/**
 * The renames that a patch from the server holds: an entity removed, and one added with the same body (key, position
 * and reported values left out) in the same collection. Where more than one would fit, none is meant.
 * @param tree the config before the patch
 */
export function renamesIn(patch: JsonObject, tree: JsonObject, entities: Entities): readonly Move[] {
  const { byCollection } = entityIndex(entities);
  return Object.keys(patch).flatMap((collection) => {
    const [change, known] = [patch[collection], tree[collection]];
    const isRenamable = byCollection.get(collection)?.renamable === true;
    return isRenamable && isPlainObject(change) && isPlainObject(known)
      ? movesIn(collection, change, known, entities)
      : [];
  });
}

function movesIn(collection: string, change: JsonObject, known: JsonObject, entities: Entities): readonly Move[] {
  // Figures of every stream come each second: without a removal nothing is copied.
  const removed = Object.keys(change).filter((key) => change[key] === null && Object.hasOwn(known, key));
  if (removed.length === 0) return [];
  const added = Object.keys(change).filter((key) => isPlainObject(change[key]) && !Object.hasOwn(known, key));
  const bodyOf = (key: string, value: Json | undefined) => ({ key, body: bodyAt([collection, key], value, entities) });
  const gone = removed.map((key) => bodyOf(key, known[key]));
  const come = added.map((key) => bodyOf(key, change[key]));
  return gone.flatMap(({ key, body }) => {
    const [heir, ...others] = come.filter((one) => deepEqual(one.body, body));
    const isOne = gone.filter((one) => deepEqual(one.body, body)).length === 1;
    return heir && isOne && others.length === 0 ? [{ from: [collection, key], to: [collection, heir.key] }] : [];
  });
}

function bodyAt(path: ConfigPath, value: Json | undefined, entities: Entities): Json | undefined {
  const descriptor = entityIndex(entities).byCollection.get(path[0] ?? "");
  const copy = configOnly(value, path, entities);
  if (!isPlainObject(copy)) return copy;
  return Object.fromEntries(
    Object.entries(copy).filter(([name]) => name !== descriptor?.key && name !== descriptor?.order),
  );
}
