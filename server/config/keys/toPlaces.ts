import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { ServerKeys } from "./ServerKeys.ts";

/** A delta as the language wants it: ids become places in the text, unknown ids `-1`, `-2`, ... */
export function toPlaces(delta: JsonObject, keys: ServerKeys): JsonObject {
  const result = { ...delta };
  for (const [collection, { ids }] of Object.entries(keys)) {
    const entries = delta[collection];
    if (!isPlainObject(entries)) continue;
    const places = new Map(ids.map((id, place) => [id, place]));
    let created = 0;
    result[collection] = Object.fromEntries(
      Object.entries(entries).map(([id, value]) => {
        return [String(places.get(id) ?? --created), value];
      }),
    );
  }
  return result;
}
