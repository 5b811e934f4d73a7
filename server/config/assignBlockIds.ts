import { canonicalText, isPlainObject, type Json, type JsonObject } from "../../src/model/Json.ts";
import type { ConfigEntity } from "../../src/model/config/configEntities.ts";
import type { ServerKeys } from "../../src/model/config/serverKeys.ts";

/**
 * Ids for the blocks of a text that somebody wrote by hand. A block keeps the id of the one it was: the same body,
 * else the same prefix, else the same first URL; others get new ids.
 */
export function assignBlockIds(
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
  // Their keys are their places, and keys that are numbers stand in order in any object.
  const blocks = isPlainObject(parsed) ? Object.values(parsed) : [];
  const old = isPlainObject(previous) ? previous : {};
  const ids: (string | undefined)[] = blocks.map(() => undefined);
  const free = new Set(known.ids);
  // Found by what they say: a file may have thousands of blocks, and comparing each with each would take minutes.
  for (const markOf of [
    (body: Json) => canonicalText(without(body, order)),
    (body: Json) => markOfValue(isPlainObject(body) ? body["prefix"] : undefined),
    (body: Json) => markOfValue(firstUrl(body)),
  ]) {
    const marked = new Map<string, string[]>();
    for (const id of [...free].toReversed()) {
      const mark = markOf(old[id] ?? null);
      if (mark === undefined) continue;
      const others = marked.get(mark);
      if (others === undefined) marked.set(mark, [id]);
      else others.push(id);
    }
    for (const [place, block] of blocks.entries()) {
      const mark = ids[place] === undefined ? markOf(block) : undefined;
      const id = mark === undefined ? undefined : marked.get(mark)?.pop();
      if (id === undefined) continue;
      ids[place] = id;
      free.delete(id);
    }
  }
  let { last } = known;
  return { ids: ids.map((id) => id ?? String(++last)), last };
}

function without(value: Json, key: string | undefined): Json {
  if (!isPlainObject(value) || key === undefined) return value;
  const { [key]: _dropped, ...rest } = value;
  return rest;
}

/** Only a plain value marks a block: two objects are no sign. */
function markOfValue(value: Json | undefined): string | undefined {
  return value === undefined || typeof value === "object" ? undefined : JSON.stringify(value);
}

function firstUrl(value: Json): Json | undefined {
  const urls = isPlainObject(value) ? value["urls"] : undefined;
  return Array.isArray(urls) ? urls[0] : undefined;
}
