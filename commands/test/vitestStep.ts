import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCaptured } from "../run/runCaptured.ts";
import type { StepResult } from "./Step.ts";

/** A step that is a run of vitest: counts its tests by its JSON report. */
export function vitestStep(...args: readonly string[]): (root: string, limitMs: number) => Promise<StepResult> {
  return async (root, limitMs) => {
    const folder = await mkdtemp(join(tmpdir(), "sluice-report-"));
    const report = join(folder, "report.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    // Media and browsers wait for a clock that a busy machine lets run ahead: a second try, which is named at the end.
    const vitest = ["node_modules/vitest/vitest.mjs", "run", "--retry=1", ...args, ...reporters];
    const { ok, output } = await runCaptured(root, process.execPath, vitest, { limitMs });
    const text = await readFile(report, "utf8").catch(() => "");
    await rm(folder, { recursive: true });
    return { ...countVitest(text.replaceAll(`${root}/`, ""), ok), output };
  };
}

/** What a vitest JSON report counts and names. A file that could not be loaded, or a run that failed otherwise, is one failure. */
export function countVitest(report: string, ok: boolean): Omit<StepResult, "output"> {
  const files = report === "" ? [] : reportedFiles(JSON.parse(report));
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

function isFailed({ status }: Reported): boolean {
  return status === "failed";
}

interface Reported {
  readonly name: string;
  readonly status: unknown;
  readonly message: string;
}

interface ReportedFile extends Reported {
  readonly tests: readonly Reported[];
}

function reportedFiles(report: unknown): readonly ReportedFile[] {
  return listAt(report, "testResults").map((file) => ({
    name: textAt(file, "name"),
    status: at(file, "status"),
    message: textAt(file, "message"),
    tests: listAt(file, "assertionResults").map((test) => ({
      name: textAt(test, "fullName"),
      status: at(test, "status"),
      message: listAt(test, "failureMessages").join("\n"),
    })),
  }));
}

function firstLine(message: string): string {
  const line = message.split("\n", 1)[0] ?? "";
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && key in value ? Reflect.get(value, key) : undefined;
}

function textAt(value: unknown, key: string): string {
  const text = at(value, key);
  return typeof text === "string" ? text : "";
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}
