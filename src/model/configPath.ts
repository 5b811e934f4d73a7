import { isPlainObject, type Json } from "./Json.ts";

/** Where a value stands in the config tree: `["streams", "news", "clients_timeout"]`; a list item by its index. */
export type ConfigPath = readonly string[];

/** The JSON pointer (RFC 6901) of a path; the empty path is the empty string. */
export function formatPointer(path: ConfigPath): string {
  let pointer = "";
  for (const segment of path) pointer += "/" + escape(segment);
  return pointer;
}

function escape(segment: string): string {
  // Most have neither, and ten thousand names are asked at a key.
  return /[~/]/.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

/** The path of a JSON pointer (RFC 6901). Throws a RangeError for text that is no pointer. */
export function parsePointer(pointer: string): ConfigPath {
  if (pointer === "") return [];
  if (!pointer.startsWith("/")) {
    throw new RangeError(`Not a JSON pointer: "${pointer}". A pointer is empty or starts with "/".`);
  }
  return pointer.slice(1).split("/").map(unescape);
}

function unescape(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Whether `path` is `parent` itself or lies below it. */
export function isWithin(path: ConfigPath, parent: ConfigPath): boolean {
  return parent.length <= path.length && parent.every((segment, index) => segment === path[index]);
}

/** Whether the segments of a path fit a pattern of the same length, in which `*` stands for any one segment. */
export function fitsPattern(path: ConfigPath, pattern: ConfigPath): boolean {
  return (
    path.length === pattern.length && pattern.every((segment, index) => segment === "*" || segment === path[index])
  );
}

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

/**
 * A copy of `root` in which `value` stands at the path; undefined removes it (an item of a list closes the gap).
 * Only what lies on the path is copied. Missing objects on the way are made when there is something to put into them.
 */
export function withValueAt(root: Json | undefined, path: ConfigPath, value: Json | undefined): Json | undefined {
  const [segment, ...rest] = path;
  if (segment === undefined) return value;
  if (Array.isArray(root)) return withListItem(root, segment, rest, value);
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

function withListItem(list: readonly Json[], segment: string, rest: ConfigPath, value: Json | undefined): Json[] {
  const index = segment === "-" ? list.length : Number(segment);
  if (!Number.isInteger(index) || index < 0 || index > list.length) {
    throw new RangeError(`"${segment}" is no place in a list of ${list.length} items.`);
  }
  const next = withValueAt(list[index], rest, value);
  const before = list.slice(0, index);
  const after = list.slice(index + 1);
  return next === undefined ? [...before, ...after] : [...before, next, ...after];
}
