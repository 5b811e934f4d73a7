import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";

/** The own value at a path of property names; undefined where nothing stands. */
export function getAt(owner: JsonObject, path: readonly string[]): Json | undefined {
  let value: Json | undefined = owner;
  for (const name of path) {
    if (!isPlainObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** Puts a value at a path of property names of the language table, making the objects on the way. Changes `owner`. */
export function setAt(owner: JsonObject, path: readonly string[], value: Json): void {
  let holder = owner;
  for (let depth = 0; depth < path.length - 1; depth++) {
    const name = path[depth] ?? "";
    const next = Object.hasOwn(holder, name) ? holder[name] : undefined;
    const inner: JsonObject = isPlainObject(next) ? next : {};
    if (inner !== next) holder[name] = inner;
    holder = inner;
  }
  holder[path[path.length - 1] ?? ""] = value;
}
