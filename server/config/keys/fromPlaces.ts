import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { ServerKeys } from "./ServerKeys.ts";

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
