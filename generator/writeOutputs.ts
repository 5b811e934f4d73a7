import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OutputFile } from "./emit/outputFile.ts";

const owned = ["src/generated", "docs/reference"];

/**
 * Makes the generated folders hold just these files, writing only what differs, so that a watcher sees real changes.
 * @returns paths written or removed
 */
export async function writeOutputs(root: string, outputs: readonly OutputFile[]): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const { path, text } of outputs) {
    if ((await readText(join(root, path))) === text) continue;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
    changed.push(path);
  }
  for (const path of await leftOver(root, outputs)) {
    await rm(join(root, path));
    changed.push(path);
  }
  return changed;
}

/** Committed files that differ from what the generator would write, and files it would not write at all. */
export async function staleOutputs(root: string, outputs: readonly OutputFile[]): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const { path, text, committed } of outputs) {
    if (committed && (await readText(join(root, path))) !== text) stale.push(path);
  }
  return [...stale, ...(await leftOver(root, outputs))];
}

async function leftOver(root: string, outputs: readonly OutputFile[]): Promise<readonly string[]> {
  const known = new Set(outputs.map(({ path }) => path));
  const found = await Promise.all(owned.map((folder) => filesBelow(root, folder)));
  return found.flat().filter((path) => !known.has(path));
}

async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    );
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").catch(() => undefined);
}
