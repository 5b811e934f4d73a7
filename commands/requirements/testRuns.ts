import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { parseVitestReport, type ReportedFile } from "../run/vitestReport.ts";

/** Where the steps of `npm test` leave what their tests came to, a file a run, from the root of the project. */
export const reportsFolder = ".cache/reports";

/** One test that was run, and what came of it. */
export interface TestRun {
  readonly file: string;
  readonly title: string;
  readonly outcome: "passed" | "failed" | "skipped";
}

/** What the last runs came to. */
export interface TestRuns {
  /** Runs whose report is there, such as `unit` and `e2e`. */
  readonly names: readonly string[];
  readonly runs: readonly TestRun[];
}

/** Reads the reports of all runs there are. A file of tests that was changed since it ran, or is gone, counts as not run. */
export function readRuns(root: string): TestRuns {
  const folder = join(root, reportsFolder);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  const files = names.flatMap((name) => parseVitestReport(readFileSync(join(folder, name), "utf8")));
  const writtenMs = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs;
  return {
    names: names.map((name) => name.slice(0, -".json".length)),
    runs: currentRuns(
      files.map((file) => ({ ...file, name: relative(root, file.name) })),
      writtenMs,
    ),
  };
}

/**
 * The tests of each file's last run.
 * @param writtenMs when a file was last changed, in milliseconds since 1970; undefined when it is gone
 */
export function currentRuns(
  files: readonly ReportedFile[],
  writtenMs: (file: string) => number | undefined,
): readonly TestRun[] {
  const last = new Map(files.toSorted((one, other) => one.startMs - other.startMs).map((file) => [file.name, file]));
  return [...last.values()]
    .filter(({ name, startMs }) => (writtenMs(name) ?? Infinity) <= startMs)
    .flatMap(({ name, tests }) => tests.map((test) => ({ file: name, title: test.title, outcome: outcomeOf(test) })));
}

function outcomeOf({ status }: { readonly status: string }): TestRun["outcome"] {
  return status === "passed" || status === "failed" ? status : "skipped";
}
