import type { Json } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";

/** The names of a collection's entities in their order; those without a position come last. */
export function namesInOrder(collection: Readonly<Record<string, Json>>): readonly string[] {
  const placed = Object.entries(collection).flatMap(([name, entity]) => {
    if (!isPlainObject(entity)) return [];
    const { position } = entity;
    return [{ name, position: typeof position === "number" ? position : Number.MAX_SAFE_INTEGER }];
  });
  return placed.toSorted((one, other) => one.position - other.position).map(({ name }) => name);
}
