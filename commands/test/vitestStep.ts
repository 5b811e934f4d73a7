import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { runCaptured } from "../run/runCaptured.ts";
import { parseVitestReport, type ReportedTest } from "../run/vitestReport.ts";
import { reportsFolder } from "../requirements/testRuns.ts";
import type { StepResult } from "./Step.ts";

/**
 * A step that is a run of vitest: counts its tests by its JSON report, which stays in .cache/reports/ under the given
 * name for `npm run requirements`.
 */
export function vitestStep(
  name: string,
  ...args: readonly string[]
): (root: string, limitMs: number) => Promise<StepResult> {
  return async (root, limitMs) => {
    const report = join(root, reportsFolder, `${name}.json`);
    await mkdir(join(root, reportsFolder), { recursive: true });
    // A run that is cut short leaves none, rather than that of another day.
    await rm(report, { force: true });
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    // Media and browsers wait for a clock that a busy machine lets run ahead: a second try, which is named at the end.
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--retry=1", ...args, ...reporters];
    const { ok, output } = await runCaptured(root, process.execPath, vitest, { limitMs });
    const text = await readFile(report, "utf8").catch(() => "");
    return { ...countVitest(text.replaceAll(`${root}/`, ""), ok), output };
  };
}

/** What a vitest JSON report counts and names. A file that could not be loaded, or a run that failed otherwise, is one failure. */
export function countVitest(report: string, ok: boolean): Omit<StepResult, "output"> {
  const files = parseVitestReport(report);
  const tests = files.flatMap((file) =>
    file.tests.map((test) => ({ ...test, words: `${file.name} > ${test.name}: ${firstLine(test.message)}` })),
  );
  const passed = tests.filter(({ status }) => status === "passed");
  const failed = tests.filter(isFailed);
  const broken = files.filter((file) => file.status === "failed" && !file.tests.some(isFailed));
  const failures = [
    ...failed.map(({ words }) => words),
    ...broken.map(({ name, message }) => `${name}: ${firstLine(message)}`),
  ];
  const unsteady = passed.filter(({ message }) => message !== "").map(({ words }) => words);
  if (failures.length > 0 || ok) return { passed: passed.length, failed: failures.length, failures, unsteady };
  return { passed: passed.length, failed: 1, unsteady };
}

function isFailed({ status }: Pick<ReportedTest, "status">): boolean {
  return status === "failed";
}

function firstLine(message: string): string {
  const line = message.split("\n", 1)[0] ?? "";
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
