import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import { pointerOf } from "../../../src/model/path/pointerOf.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";
import type { ConfigProblem } from "../ConfigProblem.ts";
import { likeness } from "./likeness.ts";

/**
 * Renames in a delta onto a name that another entity has: one key is removed and an existing one gets an entity with
 * its name, which an edit never carries. Merging it would destroy the other entity. The problem stands at the name of
 * the removed entity that is most like the new body.
 */
export function findTakenNames(
  delta: JsonObject,
  config: JsonObject,
  entities: readonly ConfigEntity[],
): readonly ConfigProblem[] {
  // An import replaces everything: nothing in it is a rename.
  if (delta["$reset"] === true) return [];
  return entities.flatMap((entity) => {
    const { collection, key: identity, renamable } = entity;
    if (!renamable || collection === undefined || identity === undefined) return [];
    const entries = delta[collection];
    const known = config[collection];
    if (!isPlainObject(entries) || !isPlainObject(known)) return [];
    const removed = Object.keys(entries).filter((key) => entries[key] === null && Object.hasOwn(known, key));
    return Object.entries(entries).flatMap(([key, value]): ConfigProblem[] => {
      if (!isPlainObject(value) || value[identity] !== key || !Object.hasOwn(known, key)) return [];
      const rank = (from: string) => likeness(known[from], value, entity);
      const [from] = removed.toSorted((one, other) => rank(other) - rank(one));
      if (from === undefined) return [];
      const pointer = pointerOf([collection, from, identity]);
      return [{ pointer, keyword: "unique", level: "error", message: "this name is already used" }];
    });
  });
}
