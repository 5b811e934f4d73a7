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
    const vitest = ["node_modules/vitest/vitest.mjs", "run", ...args, ...reporters];
    const { ok, output } = await runCaptured(root, process.execPath, vitest, { limitMs });
    const text = await readFile(report, "utf8").catch(() => "");
    await rm(folder, { recursive: true });
    return { ...countVitest(text, ok), output };
  };
}

/** Counts of a vitest JSON report. A file that could not be loaded, or a run that failed otherwise, is one failure. */
export function countVitest(report: string, ok: boolean): { readonly passed: number; readonly failed: number } {
  const statuses = report === "" ? [] : fileStatuses(JSON.parse(report));
  const tests = statuses.flatMap((file) => file.tests);
  const passed = tests.filter((status) => status === "passed").length;
  const brokenFiles = statuses.filter((file) => file.status === "failed" && !file.tests.includes("failed")).length;
  const failed = tests.filter((status) => status === "failed").length + brokenFiles;
  return { passed, failed: failed === 0 && !ok ? 1 : failed };
}

interface FileStatus {
  readonly status: unknown;
  readonly tests: readonly unknown[];
}

function fileStatuses(report: unknown): readonly FileStatus[] {
  return listAt(report, "testResults").map((file) => ({
    status: at(file, "status"),
    tests: listAt(file, "assertionResults").map((test) => at(test, "status")),
  }));
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && key in value ? Reflect.get(value, key) : undefined;
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}
