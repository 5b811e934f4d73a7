import { type ConfigPath, formatPointer } from "../configPath.ts";

/** JSON from outside holds a key that no config may hold, or is nested too deep to be walked. */
export class HostileKeyError extends Error {
  override readonly name = "HostileKeyError";
  readonly kind: "key" | "depth";
  readonly pointer: string;

  constructor(kind: "key" | "depth", path: ConfigPath) {
    const pointer = formatPointer(path);
    super(
      kind === "key"
        ? `The key at ${pointer} is refused: "${path.at(-1) ?? ""}" would reach an object's prototype. Rename it.`
        : `The value at ${pointer.slice(0, 80)}… is nested too deep. Nest it in fewer than ${path.length} levels.`,
    );
    this.kind = kind;
    this.pointer = pointer;
  }
}

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

/** Whether a key could reach a prototype when it is assigned: never a legal key of a config. */
export function isHostileKey(key: string): boolean {
  // The length first: this runs for every key of every delta.
  if (key.length === 9) return key === "__proto__" || key === "prototype";
  return key.length === 11 && key === "constructor";
}
