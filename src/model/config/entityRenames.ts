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
    const [from, to] = [onlyOf(removed), onlyOf(added)];
    if (from !== undefined && to !== undefined)
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

function onlyOf(keys: readonly string[]): string | undefined {
  return keys.length === 1 ? keys[0] : undefined;
}

/** Each removed key with the first added one of the same body, found by what they hold: an import has thousands. */
function sameBodies(
  removed: readonly string[],
  added: readonly string[],
  before: (key: string) => Json | undefined,
  after: (key: string) => Json | undefined,
  entity: ConfigEntity,
): readonly (readonly [string, string])[] {
  if (removed.length === 0 || added.length === 0) return [];
  const free = new Map<string, string[]>();
  for (const name of added.toReversed()) {
    const body = bodyText(after(name), entity);
    const names = free.get(body);
    if (names === undefined) free.set(body, [name]);
    else names.push(name);
  }
  return removed.flatMap((name) => {
    const other = free.get(bodyText(before(name), entity))?.pop();
    return other === undefined ? [] : [[name, other] as const];
  });
}

function bodyText(value: Json | undefined, entity: ConfigEntity): string {
  const body = bodyOf(value, entity);
  return body === undefined ? "" : canonicalText(body);
}

/** The settings of an entity without its key and its place; undefined for what is no entity. */
function bodyOf(value: unknown, { key, order }: ConfigEntity): JsonObject | undefined {
  if (!isPlainObject(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key && name !== order));
}

/** The share of properties that two bodies have in common, from 0 to 1; their key and place are no part of it. */
export function likeness(one: unknown, other: unknown, entity: ConfigEntity): number {
  const [mine, theirs] = [bodyOf(one, entity), bodyOf(other, entity)];
  if (mine === undefined || theirs === undefined) return 0;
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  if (names.size === 0) return 1;
  return [...names].filter((name) => deepEqual(mine[name], theirs[name])).length / names.size;
}
