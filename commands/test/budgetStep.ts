import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { StepResult } from "./Step.ts";

const limitKb = 231;
/** Below src/, which is Vite's root. What it loads later (a menu, a dialog, another list) is not needed to show it. */
const page = "pages/media/MediaPage.tsx";

/** What the server tells comes with the first page of most servers: a script of its own that needs no other. */
const notices = "_notices-";

/** The script that the Media page needs, compressed, stays within its budget, and what comes with it brings nothing else along. */
export async function budgetStep(root: string): Promise<StepResult> {
  const folder = join(root, "dist/console");
  if (!existsSync(join(root, "src", page))) throw new Error(`src/${page} is gone: name the page's new file here.`);
  const manifest = readManifest(join(folder, ".vite/manifest.json"));
  const files = scriptFiles(manifest, page);
  const sizes = files.map((file) => ({ file, bytes: gzipSync(readFileSync(join(folder, file))).length }));
  const totalKb = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const rows = sizes
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${(bytes / 1000).toFixed(1)} ${file}`);
  const tooLarge = `The Media page loads ${totalKb.toFixed(1)} KB of compressed script, ${limitKb} are allowed:`;
  const along = scriptFiles(manifest, notices).filter((file) => !files.includes(file));
  const tooMany = `What the server tells loads ${along.length} scripts, where one of its own is allowed:`;
  const faults = [
    ...(totalKb > limitKb ? [tooLarge, ...rows] : []),
    ...(along.length === 1 ? [] : [tooMany, ...along]),
  ];
  const failed = Number(totalKb > limitKb) + Number(along.length !== 1);
  return { passed: 2 - failed, failed, output: faults.join("\n") };
}

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

/** One module of Vite's manifest, as far as we read it. */
export interface ManifestEntry {
  readonly file: string;
  readonly isEntry: boolean;
  /** Keys of modules that are loaded with it. */
  readonly imports: readonly string[];
}

/** Vite's list of what it built, by source path. */
function readManifest(path: string): ReadonlyMap<string, ManifestEntry> {
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
