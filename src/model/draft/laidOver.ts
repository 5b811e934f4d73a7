import type { Json } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { valueAt } from "../path/valueAt.ts";
import { withValueAt } from "../path/withValueAt.ts";

/**
 * A copy of `root` with a value put at a path below it. Where the server has meanwhile put a list on the way, an object
 * takes its place, as a merge patch would do it.
 */
export function laidOver(root: Json | undefined, path: ConfigPath, value: Json | undefined): Json | undefined {
  const list = path.findIndex((_, depth) => Array.isArray(valueAt(root, path.slice(0, depth))));
  if (list === -1) return withValueAt(root, path, value);
  if (value === undefined) return root;
  return withValueAt(withValueAt(root, path.slice(0, list), {}), path, value);
}
