import { isPlainObject, type JsonObject } from "../Json.ts";
import { parsePointer, formatPointer, valueAt } from "../configPath.ts";
import { placeAt } from "../entity/entityPlace.ts";
import { configEntities, type ConfigEntity } from "./configEntities.ts";

/**
 * Ids that the server gave to entities which have no name of their own (mirror sources), by collection. The text holds
 * no ids: there an entity is known by the place of its block.
 */
export type ServerKeys = Readonly<
  Record<
    string,
    {
      /** The id of each block, in the order of the text. */
      readonly ids: readonly string[];
      /** The highest id ever given; ids are never given twice. */
      readonly last: number;
    }
  >
>;

/** A config as the console knows it: places in the text become ids. Every place must have its id. */
export function fromPlaces(config: JsonObject, keys: ServerKeys): JsonObject {
  const result = { ...config };
  for (const [collection, { ids }] of Object.entries(keys)) {
    const entries = config[collection];
    if (!isPlainObject(entries)) continue;
    result[collection] = Object.fromEntries(
      Object.entries(entries).map(([place, value]) => [ids[Number(place)] ?? place, value]),
    );
  }
  return result;
}

/** A pointer as the console knows it: an entity of the server's own ids is named by its id, not by its place in the text. */
export function pointerFromPlace(pointer: string, keys: ServerKeys): string {
  return withOtherKey(pointer, keys, ({ ids }, place) => ids[Number(place)]);
}

/** The other way round. */
export function pointerToPlace(pointer: string, keys: ServerKeys): string {
  return withOtherKey(pointer, keys, ({ ids }, id) => {
    const place = ids.indexOf(id);
    return place < 0 ? undefined : String(place);
  });
}

/** The pointer with another key for the entity it leads to or into; as it is where there is none. */
function withOtherKey(
  pointer: string,
  keys: ServerKeys,
  otherOf: (known: ServerKeys[string], key: string) => string | undefined,
): string {
  const { entity, at, key, rest } = placeAt(parsePointer(pointer), configEntities);
  const known = entity?.collection === undefined ? undefined : keys[entity.collection];
  const other = known === undefined ? undefined : otherOf(known, key);
  if (other === undefined) return pointer;
  return formatPointer([...at.slice(0, -1), other, ...rest]);
}

/** A delta as the language wants it: ids become places in the text, unknown ids `-1`, `-2`, ... */
export function toPlaces(delta: JsonObject, keys: ServerKeys): JsonObject {
  const result = { ...delta };
  for (const [collection, { ids }] of Object.entries(keys)) {
    const entries = delta[collection];
    if (!isPlainObject(entries)) continue;
    const places = new Map(ids.map((id, place) => [id, place]));
    let created = 0;
    result[collection] = Object.fromEntries(
      Object.entries(entries).map(([id, value]) => [String(places.get(id) ?? --created), value]),
    );
  }
  return result;
}

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

/** A delta in which entities to be created (keys `-1`, `-2`, ...) and those of unknown future ids have got new ids. */
export function giveKeys(
  delta: JsonObject,
  entities: readonly ConfigEntity[],
  keys: ServerKeys,
): { readonly delta: JsonObject; readonly keys: ServerKeys } {
  const result = { ...delta };
  const nextKeys: Record<string, ServerKeys[string]> = { ...keys };
  for (const { collection, serverKeys } of entities) {
    const entries = collection === undefined ? undefined : delta[collection];
    if (!serverKeys || collection === undefined || !isPlainObject(entries)) continue;
    const known = nextKeys[collection] ?? { ids: [], last: 0 };
    let { last } = known;
    const renamed: JsonObject = {};
    for (const [key, value] of Object.entries(entries)) {
      const isGiven = /^(0|[1-9]\d*)$/.test(key) && Number(key) <= known.last;
      if (isGiven) renamed[key] = value;
      else if (value !== null) renamed[String(++last)] = value;
    }
    result[collection] = renamed;
    nextKeys[collection] = { ids: known.ids, last };
  }
  return { delta: result, keys: nextKeys };
}
