import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { runCaptured } from "../run/runCaptured.ts";
import { parseVitestReport, type ReportedFile, type ReportedTest } from "../run/vitestReport.ts";
import { reportsFolder } from "../requirements/testRuns.ts";
import type { StepResult } from "./Step.ts";

/** Files that failed are run again where they are no more than these: more of them are no matter of a busy machine. */
const MOST_AGAIN = 5;

/**
 * A step that is a run of vitest: counts its tests by its JSON report, which stays in .cache/reports/ under the given
 * name for `npm run requirements`.
 *
 * Media and browsers wait for a clock that a busy machine lets run ahead. A test that fails is therefore tried once more
 * at its place, and a file that failed all the same is run again from its beginning when all others are done (its report
 * is `name-again`): tests of one server lean on one another, and the second try of one finds what its first has left.
 * What passed only then is named at the end.
 */
export function vitestStep(
  name: string,
  ...args: readonly string[]
): (root: string, limitMs: number) => Promise<StepResult> {
  return async (root, limitMs) => {
    const deadline = Date.now() + limitMs;
    const first = await runVitest(root, name, args, limitMs);
    // An error outside of a test fails the run, and would be forgotten with the second.
    const again = first.output.includes("Unhandled Errors") ? [] : filesToRunAgain(first.report);
    if (again.length === 0) return { ...countVitest(first.report, first.ok), output: first.output };
    const second = await runVitest(root, `${name}-again`, [...args, ...again], deadline - Date.now());
    return {
      ...countVitest(first.report, second.ok, second.report),
      output: `${first.output}\nAgain, from the beginning: ${again.join(", ")}\n${second.output}`,
    };
  };
}

async function runVitest(root: string, name: string, args: readonly string[], limitMs: number) {
  const path = join(root, reportsFolder, `${name}.json`);
  await mkdir(join(root, reportsFolder), { recursive: true });
  // A run that is cut short leaves none, rather than that of another day.
  for (const old of [path, join(root, reportsFolder, `${name}-again.json`)]) await rm(old, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--retry=1", ...args, ...reporters];
  const { ok, output } = await runCaptured(root, process.execPath, vitest, { limitMs });
  const text = await readFile(path, "utf8").catch(() => "");
  return { ok, output, report: text.replaceAll(`${root}/`, "") };
}

/** Files of a report that failed, where a second run of them can change what is known. */
export function filesToRunAgain(report: string): readonly string[] {
  const failed = parseVitestReport(report).filter(({ status }) => status === "failed");
  return failed.length > MOST_AGAIN ? [] : failed.map(({ name }) => name);
}

/**
 * What a vitest JSON report counts and names. A file that could not be loaded, or a run that failed otherwise, is one
 * failure. A file that was run again counts as it did then.
 */
export function countVitest(report: string, ok: boolean, again = ""): Omit<StepResult, "output"> {
  const later = new Map(parseVitestReport(again).map((file) => [file.name, file]));
  const firstFiles = parseVitestReport(report);
  const files = firstFiles.map((file) => withFirstWords(later.get(file.name) ?? file, file));
  const tests = files.flatMap((file) =>
    file.tests.map((test) => ({ ...test, words: `${file.name} > ${test.name}: ${firstLine(test.message)}` })),
  );
  const passed = tests.filter(({ status }) => status === "passed");
  const failed = tests.filter(isFailed);
  const broken = files.filter(isBroken);
  const loadedLater = firstFiles.filter((file) => isBroken(file) && later.get(file.name)?.status === "passed");
  const failures = [...failed.map(({ words }) => words), ...broken.map(wordsOfFile)];
  const unsteady = [
    ...passed.filter(({ message }) => message !== "").map(({ words }) => words),
    ...loadedLater.map(wordsOfFile),
  ];
  if (failures.length > 0 || ok) return { passed: passed.length, failed: failures.length, failures, unsteady };
  return { passed: passed.length, failed: 1, unsteady };
}

/** A test that passed when its file was run again says what it failed with before. */
function withFirstWords(file: ReportedFile, first: ReportedFile): ReportedFile {
  if (file === first) return file;
  const before = new Map(first.tests.filter(isFailed).map((test) => [test.name, test.message]));
  return {
    ...file,
    tests: file.tests.map((test) => ({ ...test, message: test.message || (before.get(test.name) ?? "") })),
  };
}

function isFailed({ status }: Pick<ReportedTest, "status">): boolean {
  return status === "failed";
}

function isBroken({ status, tests }: ReportedFile): boolean {
  return status === "failed" && !tests.some(isFailed);
}

function wordsOfFile({ name, message }: ReportedFile): string {
  return `${name}: ${firstLine(message)}`;
}

function firstLine(message: string): string {
  const line = message.split("\n", 1)[0] ?? "";
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
