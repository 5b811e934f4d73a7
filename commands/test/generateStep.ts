import { runCaptured } from "../run/runCaptured.ts";
import { generatedDigests } from "./generatedDigests.ts";
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
