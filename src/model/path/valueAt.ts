import type { Json } from "../Json.ts";
import type { ConfigPath } from "./ConfigPath.ts";

/** The value at a path, or undefined where nothing stands. Inherited properties are never found. */
export function valueAt(root: Json | undefined, path: ConfigPath): Json | undefined {
  let value = root;
  for (const segment of path) {
    if (typeof value !== "object" || value === null) return undefined;
    if (Array.isArray(value)) value = isIndex(segment) ? value[Number(segment)] : undefined;
    else value = Object.hasOwn(value, segment) ? value[segment] : undefined;
  }
  return value;
}

function isIndex(segment: string): boolean {
  return /^(0|[1-9]\d*)$/.test(segment);
}
