import { runCaptured } from "../run/runCaptured.ts";

/** What a step of `npm test` found: tests that passed and failed, and what to read when some failed. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  /** A line for each thing that failed, where the step knows them: repeated at the very end, below all output. */
  readonly failures?: readonly string[];
  /** The same for what passed at its second try only: it counts as passed, and somebody should look at it. */
  readonly unsteady?: readonly string[];
}

/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  /** What the step makes sure of, in a few words. */
  readonly words: string;
  readonly limitMinutes: number;
  /** Begun only while so much of the time of all steps is left; on a slower machine it is told as not run, which is no failure. */
  readonly beginsWithMinutes?: number;
  /** Steps without which this one says nothing; when one failed, this one is not run and counts as one failure. */
  readonly needs: readonly string[];
  readonly run: (root: string, limitMs: number) => Promise<StepResult>;
}

/** A step that is one program of the project, run by Node: one test, passed when it exits with 0. */
export function commandStep(...args: readonly string[]): (root: string, limitMs: number) => Promise<StepResult> {
  return async (root, limitMs) => {
    const { ok, output } = await runCaptured(root, process.execPath, args, { limitMs });
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
  };
}
