import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { type ConfigPath, valueAt, withValueAt } from "../configPath.ts";
import type { ConfigEntity } from "./configEntities.ts";
import { longestRising } from "../merge/commonOrder.ts";
import type { Rename } from "../entity/entityPlace.ts";

/**
 * A config whose ordered collections are numbered 0, 1, 2, ... without gaps. Entities are sorted by their number;
 * of two with the same one the moved entity comes first when it moved up and last when it moved down; one without a
 * number goes to the end.
 */
export function renumberOrder(next: JsonObject, previous: JsonObject, entities: readonly ConfigEntity[]): JsonObject {
  const result = { ...next };
  for (const { collection, order, entries } of orderedCollections(next, entities)) {
    const rows = Object.entries(entries).map(([key, value]) => {
      const old = numberAt(previous, [collection, key, order]);
      return { key, value, rank: wantedRank(numberAt(value, [order]), old), old: old ?? Infinity };
    });
    // Of two at the end the difference is no number, which counts as none.
    const sorted = rows.toSorted((one, other) => one.rank - other.rank || one.old - other.old);
    const places = new Map(sorted.map(({ key }, index) => [key, index]));
    result[collection] = Object.fromEntries(
      rows.map(({ key, value }) => [key, placed(value, order, places.get(key) ?? 0)]),
    );
  }
  return result;
}

function wantedRank(wanted: number | undefined, old: number | undefined): number {
  if (wanted === undefined) return Infinity;
  if (old === undefined) return wanted - 0.5;
  return wanted + Math.sign(wanted - old) / 2;
}

function placed(value: Json, order: string, place: number): Json {
  return isPlainObject(value) && value[order] !== place ? { ...value, [order]: place } : value;
}

function numberAt(value: Json | undefined, path: ConfigPath): number | undefined {
  const number = valueAt(value, path);
  return typeof number === "number" ? number : undefined;
}

interface OrderedCollection {
  readonly collection: string;
  readonly order: string;
  readonly entries: JsonObject;
}

/** Those collections of a config, or of a patch, whose entities have a place. */
function orderedCollections(config: JsonObject, entities: readonly ConfigEntity[]): readonly OrderedCollection[] {
  return entities.flatMap(({ collection, order }) => {
    if (collection === undefined || order === undefined) return [];
    const entries = config[collection];
    return isPlainObject(entries) ? [{ collection, order, entries }] : [];
  });
}

/** A renamed entity stays where it was unless the delta says where it goes. */
export function keepPlaces(
  merged: JsonObject,
  current: JsonObject,
  renames: readonly Rename[],
  entities: readonly ConfigEntity[],
): JsonObject {
  let result = merged;
  for (const { from, to } of renames) {
    const order = entities.find(({ collection }) => collection === from[0])?.order;
    if (order === undefined || valueAt(result, [...to, order]) !== undefined) continue;
    const moved = withValueAt(result, [...to, order], valueAt(current, [...from, order]));
    if (isPlainObject(moved)) result = moved;
  }
  return result;
}

/** A config before and after a save. */
interface Change {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly entities: readonly ConfigEntity[];
}

/**
 * A patch for the text without places that follow by themselves: where entities that were there keep their order, only
 * those behind a removed one get another number, and no block has to move; new ones stand behind them, in their order.
 */
export function withoutImpliedPlaces(patch: JsonObject, { before, after, entities }: Change): JsonObject {
  return orderedParts(patch, entities, (entries, collection, order) => {
    if (isMoved(collection, order, { before, after })) return Object.entries(entries);
    const old = before[collection];
    const isOld = (key: string): boolean => isPlainObject(old) && Object.hasOwn(old, key);
    const placeOf = (value: Json): number => numberAt(value, [order]) ?? 0;
    const stay = Object.entries(entries).filter(([key]) => isOld(key));
    const come = Object.entries(entries).filter(([key]) => !isOld(key));
    const inOrder = [...stay, ...come.toSorted(([, one], [, other]) => placeOf(one) - placeOf(other))];
    return inOrder.flatMap(([key, value]) => withoutPlace(key, value, order));
  });
}

/**
 * A patch as it is told: with the place of an entity only where that was moved among those that stay. All other places
 * follow from who came and went (decision 48). One that is renamed stays, too.
 */
export function withoutFollowingPlaces(
  patch: JsonObject,
  { before, after, entities }: Change,
  renames: readonly Rename[],
): JsonObject {
  return orderedParts(patch, entities, (entries, collection, order) => {
    const moved = movedKeys(collection, order, { before, after }, renames);
    const old = before[collection];
    return Object.entries(entries).flatMap(([key, value]): Entry[] => {
      const isOld = isPlainObject(old) && Object.hasOwn(old, key);
      return isOld && !moved.has(key) ? withoutPlace(key, value, order) : [[key, value]];
    });
  });
}

type Entry = [key: string, value: Json];

/** A patch in which each ordered collection has what is kept of it; one of which nothing is kept is not in it. */
function orderedParts(
  patch: JsonObject,
  entities: readonly ConfigEntity[],
  keep: (entries: JsonObject, collection: string, order: string) => readonly Entry[],
): JsonObject {
  const result = { ...patch };
  for (const { collection, order, entries } of orderedCollections(patch, entities)) {
    const kept = keep(entries, collection, order);
    if (kept.length > 0) result[collection] = Object.fromEntries(kept);
    else delete result[collection];
  }
  return result;
}

/** What is left of an entity's patch, if anything. */
function withoutPlace(key: string, value: Json, order: string): Entry[] {
  if (!isPlainObject(value)) return [[key, value]];
  const { [order]: _place, ...rest } = value;
  return Object.keys(rest).length > 0 ? [[key, rest]] : [];
}

/** By their later keys the fewest entities that must have been moved, as the others of those that stay kept their order. */
export function movedKeys(
  collection: string,
  order: string,
  { before, after }: Omit<Change, "entities">,
  renames: readonly Rename[],
): ReadonlySet<string> {
  const [old, next] = [before[collection], after[collection]];
  if (!isPlainObject(old) || !isPlainObject(next)) return new Set();
  const names = new Map(
    renames.flatMap(({ from: [kind, key = ""], to }) => (kind === collection ? [[key, to[1]]] : [])),
  );
  const stay = Object.keys(old).flatMap((key) => {
    const later = names.get(key) ?? key;
    const [was, is] = [numberAt(old, [key, order]), numberAt(next, [later, order])];
    return was === undefined || is === undefined ? [] : [{ later, was, is }];
  });
  const pairs = stay.toSorted((one, other) => one.was - other.was).map(({ is }, index) => [index, is] as const);
  const kept = new Set(longestRising(pairs).map(([, is]) => is));
  return new Set(stay.flatMap(({ later, is }) => (kept.has(is) ? [] : [later])));
}

/** Whether entities that stay change their order, or a new one comes before one of them. */
function isMoved(collection: string, order: string, { before, after }: Omit<Change, "entities">): boolean {
  const [old, next] = [before[collection], after[collection]];
  if (!isPlainObject(old) || !isPlainObject(next)) return false;
  const place = (config: JsonObject, key: string): number => Number(valueAt(config, [collection, key, order]));
  const sorted = Object.keys(next).toSorted((one, other) => place(after, one) - place(after, other));
  const places = sorted.map((key) => (Object.hasOwn(old, key) ? place(before, key) : Infinity));
  return places.some((value, index) => value < (places[index - 1] ?? 0));
}
