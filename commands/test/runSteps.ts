import type { Step, StepResult } from "./Step.ts";
import { steps } from "./steps.ts";

const allMinutes = 38;

/** Runs the steps of `npm test`, each timed and told in a line; returns the exit code. `--only a,b` runs some of them. */
export async function runSteps(root: string, args: readonly string[], table: readonly Step[] = steps): Promise<number> {
  const chosen = chooseSteps(table, args);
  if (typeof chosen === "string") {
    console.error(chosen);
    console.log("0 passed, 1 failed");
    return 1;
  }
  const deadline = Date.now() + allMinutes * 60_000;
  const failedSteps = new Set<string>();
  const remarks: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const step of chosen) {
    const start = Date.now();
    const missing = step.needs.filter((name) => failedSteps.has(name));
    const leftMs = deadline - start;
    if (step.beginsWithMinutes !== undefined && leftMs < step.beginsWithMinutes * 60_000) {
      remarks.push(`~ ${step.name}: ${tooLateFor(step, leftMs)}`);
      continue;
    }
    const limitMs = Math.min(step.limitMinutes * 60_000, leftMs);
    const result = await runOne(step, root, missing, limitMs);
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) failedSteps.add(step.name);
    remarks.push(...remarksOn(step, result));
    tell(step, result, Date.now() - start);
  }
  for (const line of remarks) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Where only the end of a long output is kept, this is what is left of it. */
function remarksOn(step: Step, { failed, failures = [step.words], unsteady = [] }: StepResult): readonly string[] {
  return [
    ...unsteady.map((words) => `~ ${step.name}: passed at the second try: ${words}`),
    ...(failed > 0 ? failures.map((words) => `✗ ${step.name}: ${words}`) : []),
  ];
}

/** For what only a faster machine has the time for. */
function tooLateFor({ name, words }: Step, leftMs: number): string {
  const left = Math.max(0, Math.floor(leftMs / 60_000));
  return `not run: ${words}. ${left} of ${allMinutes} minutes were left; npm test -- --only ${name} runs it`;
}

async function runOne(step: Step, root: string, missing: readonly string[], limitMs: number): Promise<StepResult> {
  if (missing.length > 0) return { passed: 0, failed: 1, output: `Not run, as this failed: ${missing.join(", ")}.` };
  if (limitMs <= 0)
    return { passed: 0, failed: 1, output: `Not run: the ${allMinutes} minutes for all steps are over.` };
  try {
    return await step.run(root, limitMs);
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function tell(step: Step, result: StepResult, tookMs: number): void {
  const mark = result.failed > 0 ? "✗" : "✓";
  const counts = result.passed + result.failed > 1 ? `, ${result.passed} passed, ${result.failed} failed` : "";
  console.log(`${mark} ${step.name}: ${step.words} (${(tookMs / 1000).toFixed(1)} s${counts})`);
  if (result.failed > 0) console.log(`${result.output.trimEnd()}\n`);
}

/** The steps that `--only a,b` names, in the order of the table; all without it; a sentence when an argument is wrong. */
export function chooseSteps(table: readonly Step[], args: readonly string[]): readonly Step[] | string {
  if (args.length === 0) return table;
  const [option, list, ...rest] = args;
  const names = table.map((step) => step.name).join(", ");
  if (option !== "--only" || list === undefined || rest.length > 0) {
    return `npm test takes no option but --only A,B with names of steps: ${names}.`;
  }
  const wanted = list.split(",").map((name) => name.trim());
  const unknown = wanted.filter((name) => !table.some((step) => step.name === name));
  if (unknown.length > 0) return `No step is named ${unknown.join(" or ")}; there are: ${names}.`;
  return table.filter((step) => wanted.includes(step.name));
}
