import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";

/**
 * The tests that come to a file in the fewest imports, or in one more, over the code of the same folders.
 * @param file and what is returned: paths from the root
 * @param code folders whose files may lie between
 * @param tests folders whose `.test.ts` files are looked at
 */
export function nearestTests(
  root: string,
  file: string,
  code: readonly string[],
  tests: readonly string[],
): readonly string[] {
  const importers = importersIn(root, [...code, ...tests]);
  const seen = new Set([file]);
  let nearest: readonly string[] = [];
  for (let level: readonly string[] = [file]; level.length > 0;) {
    const next = level.flatMap((one) => importers.get(one) ?? []).filter((path) => !seen.has(path));
    const found = new Set(next.filter((path) => path.endsWith(".test.ts")));
    if (nearest.length > 0) return [...nearest, ...found].toSorted();
    nearest = [...found];
    for (const path of next) seen.add(path);
    level = [...new Set(next)];
  }
  return nearest.toSorted();
}

/** Who imports each file of some folders, also later (`import()` of a plain name). */
function importersIn(root: string, folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith(".ts")) continue;
      const path = posix.join(folder, entry.parentPath.slice(join(root, folder).length), entry.name);
      for (const named of namedBy(path, readFileSync(join(root, path), "utf8"))) {
        const known = importers.get(named);
        if (known) known.push(path);
        else importers.set(named, [path]);
      }
    }
  return importers;
}

function namedBy(path: string, text: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const later = dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...later,
  ];
  return named.filter((name) => name.startsWith(".")).map((name) => posix.join(dirname(path), name));
}
