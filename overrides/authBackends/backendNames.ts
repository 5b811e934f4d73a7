import type { Json } from "../../src/model/Json.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";

/** The names of the auth backends in their order. */
export function backendNames(backends: Readonly<Record<string, Json>>): readonly string[] {
  const placed = Object.entries(backends).flatMap(([name, backend]) => {
    const position = isPlainObject(backend) ? backend["position"] : undefined;
    return isPlainObject(backend) ? [{ name, position: typeof position === "number" ? position : Infinity }] : [];
  });
  return placed.toSorted((one, other) => one.position - other.position || 0).map(({ name }) => name);
}
