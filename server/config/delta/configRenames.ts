import { canonicalText, deepEqual, isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import { formatPointer } from "../../../src/model/configPath.ts";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";
import type { ConfigEntity } from "../../../src/model/config/configEntities.ts";
import type { ConfigProblem } from "../configProblems.ts";

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
    const [from, to] = [removed[0], added[0]];
    if (removed.length === 1 && added.length === 1 && from !== undefined && to !== undefined)
      return likeness(known[from], entries[to], entity) >= 0.5
        ? [{ from: [collection, from], to: [collection, to] }]
        : [];
    return sameBodies(
      removed,
      added,
      (key) => known[key],
      (key) => entries[key],
      entity,
    ).map(([old, next]) => ({ from: [collection, old], to: [collection, next] }));
  });
}

/** Each removed key with the first added one of the same body, found by what they hold: an import has thousands. */
function sameBodies(
  removed: readonly string[],
  added: readonly string[],
  before: (key: string) => Json | undefined,
  after: (key: string) => Json | undefined,
  { key, order }: ConfigEntity,
): readonly (readonly [string, string])[] {
  if (removed.length === 0 || added.length === 0) return [];
  const free = new Map<string, string[]>();
  for (const name of added.toReversed()) {
    const body = bodyText(after(name), key, order);
    const names = free.get(body);
    if (names === undefined) free.set(body, [name]);
    else names.push(name);
  }
  return removed.flatMap((name) => {
    const other = free.get(bodyText(before(name), key, order))?.pop();
    return other === undefined ? [] : [[name, other] as const];
  });
}

function bodyText(value: Json | undefined, key: string | undefined, order: string | undefined): string {
  if (!isPlainObject(value)) return "";
  return canonicalText(Object.fromEntries(Object.entries(value).filter(([name]) => name !== key && name !== order)));
}

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

/** The share of properties that two bodies have in common, from 0 to 1; their key and place are no part of it. */
function likeness(one: unknown, other: unknown, { key, order }: ConfigEntity): number {
  if (!isPlainObject(one) || !isPlainObject(other)) return 0;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of [key, order]) if (name !== undefined) names.delete(name);
  if (names.size === 0) return 1;
  return [...names].filter((name) => deepEqual(one[name], other[name])).length / names.size;
}
