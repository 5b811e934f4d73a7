import type { ConfigPath } from "../path/ConfigPath.ts";
import type { Entities } from "./Entities.ts";
import { patternsBelow } from "./patternsBelow.ts";
import { runtimePatterns } from "./runtimePatterns.ts";

/** Whether a path leads to what the server reports, which no edit ever touches. */
export function isRuntimePath(path: ConfigPath, entities: Entities): boolean {
  let patterns = runtimePatterns(entities);
  for (const segment of path) {
    patterns = patternsBelow(patterns, segment);
    if (patterns.some((pattern) => pattern.length === 0)) return true;
  }
  return false;
}
