import type { Json, JsonObject } from "../../Json.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";

/** The own value at a path of property names; undefined where nothing stands. */
export function getAt(owner: JsonObject, path: readonly string[]): Json | undefined {
  let value: Json | undefined = owner;
  for (const name of path) {
    if (!isPlainObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}
