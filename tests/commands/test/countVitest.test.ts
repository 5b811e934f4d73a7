import { describe, expect, it } from "vitest";
import { countVitest } from "../../../commands/test/countVitest.ts";

const report = (...files: readonly (readonly [status: string, ...tests: string[]])[]) =>
  JSON.stringify({
    testResults: files.map(([status, ...tests]) => ({
      status,
      assertionResults: tests.map((each) => ({ status: each })),
    })),
  });

describe("countVitest", () => {
  it("counts passed and failed tests, and no skipped one", () => {
    const text = report(["passed", "passed", "passed", "pending"], ["failed", "passed", "failed"]);
    expect(countVitest(text, false)).toEqual({ passed: 3, failed: 1 });
  });

  it("counts a file that could not be loaded as one failure", () => {
    expect(countVitest(report(["failed"], ["passed", "passed"]), false)).toEqual({ passed: 1, failed: 1 });
  });

  it("counts a run that failed without a failed test, or without a report, as one failure", () => {
    expect(countVitest(report(["passed", "passed"]), false)).toEqual({ passed: 1, failed: 1 });
    expect(countVitest("", false)).toEqual({ passed: 0, failed: 1 });
  });
});
