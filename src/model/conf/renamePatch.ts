import type { JsonObject } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import { valueAt } from "../path/valueAt.ts";
import { withValueAt } from "../path/withValueAt.ts";

/** An entity that gets another key of its collection. */
interface Renaming {
  readonly collection: string;
  readonly from: string;
  readonly to: string;
}

/** A merge patch that renames entities and does nothing else to them: the language knows a rename by that. */
export function renamePatch(
  config: JsonObject,
  renames: readonly Renaming[],
  entities: readonly { readonly collection?: string; readonly key?: string }[],
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
