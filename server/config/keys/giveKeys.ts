import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { ConfigEntity } from "../ConfigEntity.ts";
import type { ServerKeys } from "./ServerKeys.ts";

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
