import type { FieldInfo } from "../../generated/shapes/FieldInfo.ts";
import type { Json } from "../../model/Json.ts";
import { deepEqual } from "../../model/patch/deepEqual.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import { patternOf } from "./patternOf.ts";

/** Where a setting of the edited entity stands in the server's: items of lists are found by key; undefined for a new item. */
export function baselinePath(
  path: ConfigPath,
  mine: Json,
  server: Json,
  fields: Readonly<Record<string, FieldInfo>>,
): ConfigPath | undefined {
  const found: string[] = [];
  for (const [depth, segment] of path.entries()) {
    const list = valueAt(mine, path.slice(0, depth));
    if (!Array.isArray(list)) {
      found.push(segment);
      continue;
    }
    const key = fields[patternOf(fields, path.slice(0, depth)) ?? ""]?.list?.key ?? "$index";
    const index = counterpart(Number(segment), list, valueAt(server, found), key);
    if (index === undefined) return undefined;
    found.push(String(index));
  }
  return found;
}

function counterpart(index: number, list: readonly Json[], other: Json | undefined, key: string): number | undefined {
  if (!Array.isArray(other)) return undefined;
  if (key === "$index") return index < other.length ? index : undefined;
  const wanted = keyOf(list[index], key);
  const occurrence = list.slice(0, index).filter((item) => deepEqual(keyOf(item, key), wanted)).length;
  const matches = [...other.keys()].filter((at) => deepEqual(keyOf(other[at], key), wanted));
  return matches[occurrence];
}

function keyOf(item: Json | undefined, key: string): Json | undefined {
  return key !== "$value" && isPlainObject(item) ? item[key] : item;
}
