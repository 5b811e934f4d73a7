import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfigEntity } from "../config/configEntities.ts";

/**
 * A runtime patch without entries of entities that the config does not hold (any more): what an engine still reports
 * of a stream just deleted must not bring its name back.
 */
export function keepKnown(patch: JsonObject, config: JsonObject, entities: readonly ConfigEntity[]): JsonObject {
  const result = { ...patch };
  for (const { collection } of entities) {
    const entries = collection === undefined ? undefined : patch[collection];
    if (collection === undefined || !isPlainObject(entries)) continue;
    const known = config[collection];
    const isKnown = (key: string): boolean => isPlainObject(known) && Object.hasOwn(known, key);
    if (Object.keys(entries).every(isKnown)) continue;
    const kept = Object.entries(entries).filter(([key]) => isKnown(key));
    if (kept.length > 0) result[collection] = Object.fromEntries(kept);
    else delete result[collection];
  }
  return result;
}
