import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";
import { likeness } from "./likeness.ts";
import type { Rename } from "./Rename.ts";

/**
 * The renames a delta holds: an entity removed under one key and, in the same collection, one with the same body added
 * under another. Where exactly one went and one came, half of the body is enough, as a form saves a new name and other
 * changes together.
 */
export function findRenames(
  delta: JsonObject,
  config: JsonObject,
  entities: readonly ConfigEntity[],
): readonly Rename[] {
  return entities.flatMap((entity) => {
    const { collection, renamable } = entity;
    if (!renamable || collection === undefined) return [];
    const entries = delta[collection];
    const known = config[collection];
    if (!isPlainObject(entries) || !isPlainObject(known)) return [];
    const removed = Object.keys(entries).filter((key) => entries[key] === null && Object.hasOwn(known, key));
    const added = Object.keys(entries).filter((key) => isPlainObject(entries[key]) && !Object.hasOwn(known, key));
    const needed = removed.length === 1 && added.length === 1 ? 0.5 : 1;
    const renames: Rename[] = [];
    for (const from of removed) {
      const free = added.filter((key) => renames.every(({ to }) => to !== key));
      const to = free.find((key) => likeness(known[from], entries[key], entity) >= needed);
      if (to !== undefined) renames.push({ collection, from, to });
    }
    return renames;
  });
}
