import type { ConfigPath } from "../path/ConfigPath.ts";

/** What is left of each pattern that the segment fits; the empty pattern means: here it is. */
export function patternsBelow(patterns: readonly ConfigPath[], segment: string): readonly ConfigPath[] {
  if (patterns.length === 0) return patterns;
  return patterns.filter(([head]) => head === "*" || head === segment).map((pattern) => pattern.slice(1));
}
