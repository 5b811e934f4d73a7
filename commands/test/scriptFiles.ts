import type { ManifestEntry } from "./readManifest.ts";

/**
 * The scripts a browser loads for a page: the entry, the chunks of the page's folder where it is loaded apart, and all
 * that they import statically.
 */
export function scriptFiles(manifest: ReadonlyMap<string, ManifestEntry>, pageFolder: string): readonly string[] {
  const entries = [...manifest].filter(([, entry]) => entry.isEntry).map(([key]) => key);
  const pages = [...manifest.keys()].filter((key) => key.startsWith(pageFolder));
  if (entries.length === 0) throw new Error("The build's manifest names no entry.");
  const seen = new Set<string>();
  const waiting = [...entries, ...pages];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(manifest.get(key)?.imports ?? []));
  }
  const files = [...seen].map((key) => manifest.get(key)?.file ?? "");
  return files.filter((file) => file.endsWith(".js")).toSorted();
}
