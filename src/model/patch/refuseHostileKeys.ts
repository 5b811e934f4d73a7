import { HostileKeyError } from "./HostileKeyError.ts";
import { isHostileKey } from "./isHostileKey.ts";

/** No config comes near it; recursion over JSON this deep is safe in every engine. */
const MAX_DEPTH = 100;

/**
 * Refuses JSON that came from outside when it holds `__proto__`, `constructor` or `prototype` as an own key,
 * or is nested deeper than `maxDepth`. Throws a HostileKeyError with the pointer of the first one.
 */
export function refuseHostileKeys(value: unknown, maxDepth = MAX_DEPTH): void {
  walk(value, [], maxDepth);
}

function walk(value: unknown, path: string[], levelsLeft: number): void {
  if (typeof value !== "object" || value === null) return;
  if (levelsLeft === 0) throw new HostileKeyError("depth", path);
  const isList = Array.isArray(value);
  for (const [key, child] of Object.entries(value)) {
    path.push(key);
    if (!isList && isHostileKey(key)) throw new HostileKeyError("key", path);
    walk(child, path, levelsLeft - 1);
    path.pop();
  }
}
