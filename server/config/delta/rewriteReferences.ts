import { isPlainObject } from "../../../src/model/patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import type { Rename } from "./Rename.ts";

/** A config in which what pointed at a renamed DVR or auth backend points at its new name. */
export function rewriteReferences(config: JsonObject, renames: readonly Rename[]): JsonObject {
  const dvrs = newNames(renames, "dvrs");
  const backends = newNames(renames, "auth_backends");
  if (dvrs.size === 0 && backends.size === 0) return config;
  // One walk for all of them: a config of thousands of streams is not walked once a rename.
  return rewrite(config, (value, path) => authReference(dvrReference(value, path, dvrs), backends));
}

function newNames(renames: readonly Rename[], collection: string): ReadonlyMap<string, string> {
  return new Map(renames.flatMap((rename) => (rename.collection === collection ? [[rename.from, rename.to]] : [])));
}

function dvrReference(value: string, path: readonly string[], names: ReadonlyMap<string, string>): string {
  if (path.at(-1) !== "reference" || path.at(-2) !== "dvr") return value;
  const isMarked = value.startsWith("@") && !names.has(value);
  const to = names.get(isMarked ? value.slice(1) : value);
  return to === undefined ? value : `${isMarked ? "@" : ""}${to}`;
}

function authReference(value: string, names: ReadonlyMap<string, string>): string {
  const scheme = "auth://";
  if (!value.startsWith(scheme)) return value;
  const end = value.indexOf("?");
  const to = names.get(value.slice(scheme.length, end < 0 ? undefined : end));
  return to === undefined ? value : `${scheme}${to}${end < 0 ? "" : value.slice(end)}`;
}

type Replace = (value: string, path: readonly string[]) => string;

function rewrite(root: JsonObject, replace: Replace): JsonObject {
  const result = inside(root, []);
  return isPlainObject(result) ? result : root;

  /** Shares with the original whatever holds no reference. */
  function inside(value: Json, path: readonly string[]): Json {
    if (typeof value === "string") return replace(value, path);
    if (Array.isArray(value)) {
      const items = value.map((item, index) => inside(item, [...path, String(index)]));
      return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (!isPlainObject(value)) return value;
    const entries = Object.entries(value).map(([key, child]): [string, Json] => [key, inside(child, [...path, key])]);
    return entries.some(([key, child]) => child !== value[key]) ? Object.fromEntries(entries) : value;
  }
}
