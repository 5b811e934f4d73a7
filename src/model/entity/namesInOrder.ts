import type { Json } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";

/** The names of a collection's entities in their order; those without a position come last. */
export function namesInOrder(collection: Readonly<Record<string, Json>>): readonly string[] {
  const names: string[] = [];
  const positions = new Map<string, number>();
  for (const [name, entity] of Object.entries(collection)) {
    if (!isPlainObject(entity)) continue;
    names.push(name);
    if (typeof entity["position"] === "number") positions.set(name, entity["position"]);
  }
  if (positions.size === 0) return names;
  const placeOf = (name: string) => positions.get(name) ?? Number.MAX_SAFE_INTEGER;
  return names.sort((one, other) => placeOf(one) - placeOf(other));
}
