import { runCaptured } from "../run/runCaptured.ts";
import type { StepResult } from "./Step.ts";

/** A step that is one program of the project, run by Node: one test, passed when it exits with 0. */
export function commandStep(...args: readonly string[]): (root: string, limitMs: number) => Promise<StepResult> {
  return async (root, limitMs) => {
    const { ok, output } = await runCaptured(root, process.execPath, args, { limitMs });
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
  };
}
