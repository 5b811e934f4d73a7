import { isPlainObject, type JsonObject } from "../../../src/model/Json.ts";
import { formatPointer } from "../../../src/model/configPath.ts";
import type { ConfigEntity } from "../../../src/model/config/configEntities.ts";
import { likeness } from "../../../src/model/config/entityRenames.ts";
import type { ConfigProblem } from "../configProblems.ts";

/** A form removes one; of an import that removes thousands, any of them says what is wrong. */
const MOST_COMPARED = 20;

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
    const removed = Object.keys(entries)
      .filter((key) => entries[key] === null && Object.hasOwn(known, key))
      .slice(0, MOST_COMPARED);
    return Object.entries(entries).flatMap(([key, value]): ConfigProblem[] => {
      if (!isPlainObject(value) || value[identity] !== key || !Object.hasOwn(known, key)) return [];
      const from = mostLike(removed, (name) => likeness(known[name], value, entity));
      if (from === undefined) return [];
      const pointer = formatPointer([collection, from, identity]);
      return [{ pointer, keyword: "unique", level: "error", message: "this name is already used" }];
    });
  });
}

function mostLike(names: readonly string[], likenessOf: (name: string) => number): string | undefined {
  const [best] = names
    .map((name) => ({ name, rank: likenessOf(name) }))
    .toSorted((one, other) => other.rank - one.rank);
  return best?.name;
}
