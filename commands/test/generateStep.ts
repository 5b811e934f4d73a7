import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { runCaptured } from "../run/runCaptured.ts";
import type { StepResult } from "./Step.ts";

/**
 * Writes all generated files, as the compiled checks are not committed, and fails when one that is committed was not
 * what the schemas say.
 */
export async function generateStep(root: string, limitMs: number): Promise<StepResult> {
  const before = generatedDigests(root);
  const { ok, output } = await runCaptured(root, process.execPath, ["--import", "tsx", "generator/cli.ts"], {
    limitMs,
  });
  if (!ok) return { passed: 0, failed: 1, output };
  const after = generatedDigests(root);
  const paths = new Set([...before.keys(), ...after.keys()]);
  const stale = [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
  if (stale.length === 0) return { passed: 1, failed: 0, output };
  const words = "These generated files were older than the schemas and are written anew now; commit them:";
  return { passed: 0, failed: 1, output: [words, ...stale].join("\n") };
}

const folders = ["src/generated", "docs/reference"];
// Build output, which git ignores.
const notCommitted = new Set(["src/generated/checks", "src/generated/conditions"]);

/** A digest for each file that the generator writes and that is committed, by its path from the root. */
function generatedDigests(root: string): ReadonlyMap<string, string> {
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
