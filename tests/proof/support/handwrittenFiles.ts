import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { copiedPaths } from "./copiedPaths.ts";

const generated = ["src/generated/", "docs/reference/"];

/** A digest of each file of a copy by its path, what the generator writes left out. */
export async function handwrittenFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const found = (await Promise.all(copiedPaths.map((path) => filesBelow(root, path)))).flat();
  const paths = found.filter((path) => !generated.some((folder) => path.startsWith(folder))).toSorted();
  const digests = await Promise.all(paths.map(async (path) => digest(await readFile(join(root, path)))));
  return new Map(paths.map((path, index) => [path, digests[index] ?? ""]));
}

async function filesBelow(root: string, path: string): Promise<readonly string[]> {
  if ((await stat(join(root, path))).isFile()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

function digest(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
