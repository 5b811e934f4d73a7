import type { ConfigPath } from "./ConfigPath.ts";

/** Whether `path` is `parent` itself or lies below it. */
export function isWithin(path: ConfigPath, parent: ConfigPath): boolean {
  return parent.length <= path.length && parent.every((segment, index) => segment === path[index]);
}
