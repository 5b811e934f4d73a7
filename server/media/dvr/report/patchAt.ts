import type { Json, JsonObject } from "../../../../src/model/Json.ts";

/** Puts a value into a merge patch at a path of the tree. */
export function patchAt(patch: JsonObject, path: readonly string[], value: Json): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (rest.length === 0) {
    patch[key] = value;
    return;
  }
  const known = Object.hasOwn(patch, key) ? patch[key] : undefined;
  const below: JsonObject = typeof known === "object" && known !== null && !Array.isArray(known) ? known : {};
  patch[key] = below;
  patchAt(below, rest, value);
}
