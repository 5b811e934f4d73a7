import { posix } from "node:path";
import { parseSync } from "vite";
import type { ProjectFile } from "./filesUnder.ts";

/**
 * Files that import each other in a circle, by way of values or of types alone: each circle once, its files sorted, as
 * `a.ts, b.ts`. What is loaded later (`import()`) does not count: that is how a circle of values is taken apart.
 */
export function importCircles(files: readonly ProjectFile[]): readonly string[] {
  const known = new Set(files.map(({ path }) => path));
  const graph = new Map(files.map((file) => [file.path, importsOf(file).filter((path) => known.has(path))] as const));
  return knotsOf(graph).map((knot) => knot.toSorted().join(", "));
}

/** The project's files that a file names in `import` and `export ... from`, as paths from the root. */
function importsOf({ path, text }: ProjectFile): readonly string[] {
  const { staticImports, staticExports } = parseSync(path, text).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ];
  return named.filter((name) => name.startsWith(".")).map((name) => posix.join(posix.dirname(path), name));
}

/** The strongly connected parts of a graph that hold more than one node, or a node that leads to itself (Tarjan). */
function knotsOf(graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const knots: (readonly string[])[] = [];
  const visit = (node: string): number => {
    const own = order.size;
    let low = own;
    order.set(node, own);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low < own) return low;
    const knot = open.splice(open.indexOf(node));
    if (knot.length > 1 || (graph.get(node) ?? []).includes(node)) knots.push(knot);
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return knots;
}
