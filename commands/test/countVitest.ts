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
