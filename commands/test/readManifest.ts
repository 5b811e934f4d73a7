import { readFileSync } from "node:fs";

/** One module of Vite's manifest, as far as we read it. */
export interface ManifestEntry {
  readonly file: string;
  readonly isEntry: boolean;
  /** Keys of modules that are loaded with it. */
  readonly imports: readonly string[];
}

/** Vite's list of what it built, by source path. */
export function readManifest(path: string): ReadonlyMap<string, ManifestEntry> {
  const parsed: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (typeof parsed !== "object" || parsed === null) throw new Error(`${path} holds no list of modules.`);
  return new Map(Object.entries(parsed).map(([key, entry]) => [key, toEntry(entry)]));
}

function toEntry(value: unknown): ManifestEntry {
  const entry: { file?: unknown; isEntry?: unknown; imports?: unknown } = Object(value);
  const imports = Array.isArray(entry.imports) ? entry.imports : [];
  return {
    file: typeof entry.file === "string" ? entry.file : "",
    isEntry: entry.isEntry === true,
    imports: imports.filter((key) => typeof key === "string"),
  };
}
