import { canonicalText, deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";
import type { Rename } from "../entity/entityPlace.ts";
import type { ConfigEntity } from "./configEntities.ts";

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

/** The share of properties that two bodies have in common, from 0 to 1; their key and place are no part of it. */
export function likeness(one: unknown, other: unknown, { key, order }: ConfigEntity): number {
  if (!isPlainObject(one) || !isPlainObject(other)) return 0;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of [key, order]) if (name !== undefined) names.delete(name);
  if (names.size === 0) return 1;
  return [...names].filter((name) => deepEqual(one[name], other[name])).length / names.size;
}
