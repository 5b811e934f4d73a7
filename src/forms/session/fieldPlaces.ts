import type { FieldInfo } from "../../generated/contracts/FieldInfo.ts";
import { deepEqual, isPlainObject, type Json } from "../../model/Json.ts";
import { type ConfigPath, fitsPattern, parsePointer, formatPointer, valueAt } from "../../model/configPath.ts";

/** The key of the table that a path fits, the most literal one first; `*` stands for an item or a map key. */
export function matchPattern(fields: Readonly<Record<string, unknown>>, path: ConfigPath): string | undefined {
  const table = tables.get(fields) ?? { rows: Object.keys(fields).map(patternRow), found: new Map() };
  tables.set(fields, table);
  const pointer = formatPointer(path);
  if (!table.found.has(pointer)) table.found.set(pointer, bestMatch(table.rows, path) ?? matchAgain(fields, path));
  return table.found.get(pointer);
}

/** Of a setting that contains itself every level is the first one again. */
function matchAgain(fields: Readonly<Record<string, unknown>>, path: ConfigPath): string | undefined {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const outer = fields[matchPattern(fields, path.slice(0, length)) ?? ""];
    const recurs = isPlainObject(outer) ? outer["recurs"] : undefined;
    if (typeof recurs === "string") return matchPattern(fields, [...parsePointer(recurs), ...path.slice(length)]);
  }
  return undefined;
}

/** The nearest list item or map value that a setting stands in, or that it is. */
export function itemAround(path: ConfigPath, fields: Readonly<Record<string, FieldInfo>>): ConfigPath | undefined {
  for (let length = path.length; length > 1; length -= 1) {
    const around = path.slice(0, length);
    if (matchPattern(fields, around)?.endsWith("/*")) return around;
  }
  return undefined;
}

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
    const key = fields[matchPattern(fields, path.slice(0, depth)) ?? ""]?.list?.key ?? "$index";
    const index = counterpart(Number(segment), list, valueAt(server, found), key);
    if (index === undefined) return undefined;
    found.push(String(index));
  }
  return found;
}

/** Patterns are asked for at each render: split once, remembered by the table they stand in. */
const tables = new WeakMap<
  object,
  { readonly rows: readonly PatternRow[]; readonly found: Map<string, string | undefined> }
>();

interface PatternRow {
  readonly pattern: string;
  readonly segments: ConfigPath;
  readonly wild: number;
}

function patternRow(pattern: string): PatternRow {
  const segments = parsePointer(pattern);
  return { pattern, segments, wild: segments.filter((segment) => segment === "*").length };
}

function bestMatch(rows: readonly PatternRow[], path: ConfigPath): string | undefined {
  const fitting = rows.filter(({ segments }) => fitsPattern(path, segments));
  return fitting.toSorted((one, other) => one.wild - other.wild)[0]?.pattern;
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
