import { entityIndex } from "../model/entity/entityIndex.ts";
import type { Entities } from "../model/entity/Entities.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import type { JsonObject } from "../model/Json.ts";

/**
 * A saved patch as the live config will show it, to be merged before the server's own delta comes: without entities
 * created under a key that only stands for one the server gives (`-1`).
 */
export function expectedEcho(patch: JsonObject, entities: Entities): JsonObject {
  const { byCollection } = entityIndex(entities);
  return Object.fromEntries(
    Object.entries(patch).map(([key, change]) => {
      if (byCollection.get(key)?.serverKeys !== true || !isPlainObject(change)) return [key, change];
      return [key, Object.fromEntries(Object.entries(change).filter(([id]) => !id.startsWith("-")))];
    }),
  );
}
