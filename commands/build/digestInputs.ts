import { createHash, type Hash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** One digest over names and contents of the given files and folders; what the generator writes follows from the rest. */
export function digestInputs(root: string, inputs: readonly string[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) addPath(hash, root, input);
  return hash.digest("hex");
}

function addPath(hash: Hash, root: string, path: string): void {
  if (path === "src/generated") return;
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(join(root, path)).toSorted()) addPath(hash, root, `${path}/${name}`);
    return;
  }
  const content = readFileSync(join(root, path));
  hash.update(`${path}\0${content.length}\0`).update(content);
}
