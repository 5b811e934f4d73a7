/** What a step of `npm test` found: tests that passed and failed, and what to read when some failed. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
}

/** One step of `npm test`. */
export interface Step {
  readonly name: string;
  /** What the step makes sure of, in a few words. */
  readonly words: string;
  readonly limitMinutes: number;
  /** Steps without which this one says nothing; when one failed, this one is not run and counts as one failure. */
  readonly needs: readonly string[];
  readonly run: (root: string, limitMs: number) => Promise<StepResult>;
}
