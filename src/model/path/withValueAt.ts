import { isPlainObject } from "../patch/isPlainObject.ts";
import type { Json } from "../Json.ts";
import type { ConfigPath } from "./ConfigPath.ts";

/**
 * A copy of `root` in which `value` stands at the path; undefined removes it (an item of a list closes the gap).
 * Only what lies on the path is copied. Missing objects on the way are made when there is something to put into them.
 */
export function withValueAt(root: Json | undefined, path: ConfigPath, value: Json | undefined): Json | undefined {
  const [segment, ...rest] = path;
  if (segment === undefined) return value;
  if (Array.isArray(root)) return withItem(root, segment, rest, value);
  if (!isPlainObject(root)) {
    if (value === undefined) return root;
    const made = withValueAt(undefined, rest, value);
    return made === undefined ? root : { [segment]: made };
  }
  const next = withValueAt(Object.hasOwn(root, segment) ? root[segment] : undefined, rest, value);
  if (next !== undefined) return { ...root, [segment]: next };
  const { [segment]: _removed, ...others } = root;
  return others;
}

function withItem(list: readonly Json[], segment: string, rest: ConfigPath, value: Json | undefined): Json[] {
  const index = segment === "-" ? list.length : Number(segment);
  if (!Number.isInteger(index) || index < 0 || index > list.length) {
    throw new RangeError(`"${segment}" is no place in a list of ${list.length} items.`);
  }
  const next = withValueAt(list[index], rest, value);
  const before = list.slice(0, index);
  const after = list.slice(index + 1);
  return next === undefined ? [...before, ...after] : [...before, next, ...after];
}
