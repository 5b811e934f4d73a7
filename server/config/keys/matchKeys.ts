import { deepEqual } from "../../../src/model/patch/deepEqual.ts";
import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";
import type { ServerKeys } from "./ServerKeys.ts";

/**
 * Ids for the blocks of a text that somebody wrote by hand. A block keeps the id of the one it was: the same body,
 * else the same prefix, else the same first URL; others get new ids.
 */
export function matchKeys(
  parsed: JsonObject,
  previous: JsonObject,
  entities: readonly ConfigEntity[],
  keys: ServerKeys,
): ServerKeys {
  const rows = entities.flatMap(({ collection, serverKeys, order }) => {
    if (!serverKeys || collection === undefined) return [];
    const known = keys[collection] ?? { ids: [], last: 0 };
    return [[collection, matchCollection(parsed[collection], previous[collection], known, order)] as const];
  });
  return Object.fromEntries(rows);
}

function matchCollection(
  parsed: Json | undefined,
  previous: Json | undefined,
  known: ServerKeys[string],
  order: string | undefined,
): ServerKeys[string] {
  const blocks = isPlainObject(parsed) ? places(parsed) : [];
  const old = isPlainObject(previous) ? previous : {};
  const ids: (string | undefined)[] = blocks.map(() => undefined);
  const free = new Set(known.ids);
  for (const isSame of [
    (block: Json, body: Json) => deepEqual(without(block, order), without(body, order)),
    (block: Json, body: Json) => sameProperty(block, body, "prefix"),
    (block: Json, body: Json) => sameFirstUrl(block, body),
  ]) {
    for (const [place, block] of blocks.entries()) {
      if (ids[place] !== undefined) continue;
      const id = [...free].find((candidate) => isSame(block, old[candidate] ?? null));
      if (id === undefined) continue;
      ids[place] = id;
      free.delete(id);
    }
  }
  let { last } = known;
  return { ids: ids.map((id) => id ?? String(++last)), last };
}

function places(entries: JsonObject): readonly Json[] {
  return Object.entries(entries)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, value]) => value);
}

function without(value: Json, key: string | undefined): Json {
  if (!isPlainObject(value) || key === undefined) return value;
  const { [key]: _dropped, ...rest } = value;
  return rest;
}

function sameProperty(one: Json, other: Json, name: string): boolean {
  return isPlainObject(one) && isPlainObject(other) && one[name] !== undefined && one[name] === other[name];
}

function sameFirstUrl(one: Json, other: Json): boolean {
  const first = firstUrl(one);
  return first !== undefined && first === firstUrl(other);
}

function firstUrl(value: Json): Json | undefined {
  const urls = isPlainObject(value) ? value["urls"] : undefined;
  return Array.isArray(urls) ? urls[0] : undefined;
}
