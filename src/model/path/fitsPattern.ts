import type { ConfigPath } from "./ConfigPath.ts";

/** Whether the segments of a path fit a pattern of the same length, in which `*` stands for any one segment. */
export function fitsPattern(path: ConfigPath, pattern: ConfigPath): boolean {
  return (
    path.length === pattern.length && pattern.every((segment, index) => segment === "*" || segment === path[index])
  );
}
