import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { valueAt } from "../../../src/model/path/valueAt.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";
import type { ServerKeys } from "./ServerKeys.ts";

/** The ids of a config in the order its blocks have in the text; the highest ids given are kept. */
export function keysInOrder(config: JsonObject, entities: readonly ConfigEntity[], keys: ServerKeys): ServerKeys {
  const rows = entities.flatMap(({ collection, serverKeys, order = "position" }) => {
    if (!serverKeys || collection === undefined) return [];
    const entries = config[collection];
    const place = (id: string): number => Number(valueAt(config, [collection, id, order]) ?? 0);
    const ids = isPlainObject(entries) ? Object.keys(entries).toSorted((one, other) => place(one) - place(other)) : [];
    return [[collection, { ids, last: keys[collection]?.last ?? 0 }] as const];
  });
  return Object.fromEntries(rows);
}
