import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { fitsPattern } from "../../model/path/fitsPattern.ts";
import { pathOf } from "../../model/path/pathOf.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";

/** Patterns are asked for at each render: split once, remembered by the table they stand in. */
const tables = new WeakMap<
  object,
  { readonly rows: readonly Row[]; readonly found: Map<string, string | undefined> }
>();

interface Row {
  readonly pattern: string;
  readonly segments: ConfigPath;
  readonly wild: number;
}

/** The key of the table that a path fits, the most literal one first; `*` stands for an item or a map key. */
export function patternOf(fields: Readonly<Record<string, unknown>>, path: ConfigPath): string | undefined {
  const table = tables.get(fields) ?? { rows: Object.keys(fields).map(rowOf), found: new Map() };
  tables.set(fields, table);
  const pointer = pointerOf(path);
  if (!table.found.has(pointer)) table.found.set(pointer, find(table.rows, path));
  return table.found.get(pointer);
}

function rowOf(pattern: string): Row {
  const segments = pathOf(pattern);
  return { pattern, segments, wild: segments.filter((segment) => segment === "*").length };
}

function find(rows: readonly Row[], path: ConfigPath): string | undefined {
  const fitting = rows.filter(({ segments }) => fitsPattern(path, segments));
  return fitting.toSorted((one, other) => one.wild - other.wild)[0]?.pattern;
}
