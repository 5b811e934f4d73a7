import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const folders = ["src/generated", "docs/reference"];
// Build output, which git ignores.
const notCommitted = new Set(["src/generated/checks", "src/generated/conditions"]);

/** A digest for each file that the generator writes and that is committed, by its path from the root. */
export function generatedDigests(root: string): ReadonlyMap<string, string> {
  const digests = new Map<string, string>();
  for (const folder of folders) addFiles(root, folder, digests);
  return digests;
}

function addFiles(root: string, path: string, digests: Map<string, string>): void {
  if (notCommitted.has(path)) return;
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    for (const name of readdirSync(join(root, path))) addFiles(root, `${path}/${name}`, digests);
  } else if (stats?.isFile()) {
    digests.set(
      path,
      createHash("sha256")
        .update(readFileSync(join(root, path)))
        .digest("hex"),
    );
  }
}
