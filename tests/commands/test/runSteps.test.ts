import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Step, StepResult } from "../../../commands/test/Step.ts";
import { type ManifestEntry, scriptFiles } from "../../../commands/test/budgetStep.ts";
import { runSteps } from "../../../commands/test/runSteps.ts";
import { countVitest, filesToRunAgain } from "../../../commands/test/vitestStep.ts";

describe("runSteps", () => {
  const printed: string[] = [];
  const step = (name: string, result: StepResult, needs: readonly string[] = []): Step => ({
    name,
    words: "words",
    limitMinutes: 1,
    needs,
    run: () => Promise.resolve(result),
  });
  const good = step("good", { passed: 3, failed: 0, output: "chatter" });
  const bad = step("bad", { passed: 1, failed: 2, output: "two tests failed" });

  beforeEach(() => {
    printed.length = 0;
    const print = (line: string) => void printed.push(line);
    vi.spyOn(console, "log").mockImplementation(print);
    vi.spyOn(console, "error").mockImplementation(print);
  });
  afterEach(() => vi.restoreAllMocks());

  it("ends with one line that sums the tests of all steps", async () => {
    expect(await runSteps("/", [], [good, step("also", { passed: 1, failed: 0, output: "" })])).toBe(0);
    expect(printed.at(-1)).toBe("4 passed, 0 failed");
    expect(printed.filter((line) => /^\d+ passed, \d+ failed$/.test(line))).toHaveLength(1);
  });

  it("goes on after a failure, shows what failed and keeps quiet about the rest", async () => {
    expect(await runSteps("/", [], [bad, good])).toBe(1);
    expect(printed.join("\n")).toContain("two tests failed");
    expect(printed.join("\n")).not.toContain("chatter");
    expect(printed.at(-1)).toBe("4 passed, 2 failed");
  });

  it("names again at the end what failed, for whom only the end is kept", async () => {
    const named = step("named", { passed: 1, failed: 1, output: "much", failures: ["a.test.ts > draws: no"] });
    await runSteps("/", [], [named, bad, good]);
    expect(printed.slice(-3)).toEqual(["✗ named: a.test.ts > draws: no", "✗ bad: words", "5 passed, 3 failed"]);
  });

  it("names what passed at its second try only, and counts it as passed", async () => {
    const shaky = step("shaky", { passed: 2, failed: 0, output: "", unsteady: ["b.test.ts > waits: too slow"] });
    expect(await runSteps("/", [], [shaky])).toBe(0);
    expect(printed.slice(-2)).toEqual([
      "~ shaky: passed at the second try: b.test.ts > waits: too slow",
      "2 passed, 0 failed",
    ]);
  });

  it("tells of a step for which too little time is left, and counts it neither way", async () => {
    const run = vi.fn(good.run);
    expect(await runSteps("/", [], [good, { ...good, name: "walks", beginsWithMinutes: 40, run }])).toBe(0);
    expect(run).not.toHaveBeenCalled();
    expect(printed.at(-2)).toMatch(
      /^~ walks: not run: words\. 3[78] of 38 minutes were left; npm test -- --only walks runs it$/,
    );
    expect(printed.at(-1)).toBe("3 passed, 0 failed");
    await runSteps("/", [], [{ ...good, beginsWithMinutes: 30, run }]);
    expect(run).toHaveBeenCalled();
  });

  it("counts any other step for which no time is left as failed", async () => {
    const late = vi
      .spyOn(Date, "now")
      .mockReturnValueOnce(0)
      .mockReturnValue(39 * 60_000);
    expect(await runSteps("/", [], [good])).toBe(1);
    late.mockRestore();
    expect(printed.at(-1)).toBe("0 passed, 1 failed");
  });

  it("counts a step that needs a failed one as one failure and does not run it", async () => {
    const run = vi.fn(good.run);
    expect(await runSteps("/", [], [bad, { ...good, needs: ["bad"], run }])).toBe(1);
    expect(run).not.toHaveBeenCalled();
    expect(printed.at(-1)).toBe("1 passed, 3 failed");
  });

  it("counts a step that throws as one failure", async () => {
    const broken = { ...good, run: () => Promise.reject(new Error("no disk")) };
    expect(await runSteps("/", [], [broken])).toBe(1);
    expect(printed.join("\n")).toContain("no disk");
    expect(printed.at(-1)).toBe("0 passed, 1 failed");
  });

  it("runs only the steps named after --only", async () => {
    expect(await runSteps("/", ["--only", "good"], [bad, good])).toBe(0);
    expect(printed.at(-1)).toBe("3 passed, 0 failed");
  });

  it("refuses an unknown step or option and says what there is", async () => {
    expect(await runSteps("/", ["--only", "toast"], [bad, good])).toBe(1);
    expect(printed[0]).toBe("No step is named toast; there are: bad, good.");
    expect(await runSteps("/", ["--fast"], [bad, good])).toBe(1);
    expect(printed.at(-1)).toBe("0 passed, 1 failed");
  });
});

const report = (...files: readonly (readonly [status: string, ...tests: string[]])[]) =>
  JSON.stringify({
    testResults: files.map(([status, ...tests], file) => ({
      name: `${file}.test.ts`,
      status,
      message: "cannot be read\nat a place",
      assertionResults: tests.map((each, test) => ({
        status: each === "shaky" ? "passed" : each,
        fullName: `test ${test}`,
        failureMessages: each === "failed" || each === "shaky" ? ["Error: wrong\nat a place"] : [],
      })),
    })),
  });

describe("countVitest", () => {
  it("counts passed and failed tests, and no skipped one", () => {
    const text = report(["passed", "passed", "passed", "pending"], ["failed", "passed", "failed"]);
    expect(countVitest(text, false)).toEqual({
      passed: 3,
      failed: 1,
      failures: ["1.test.ts > test 1: Error: wrong"],
      unsteady: [],
    });
  });

  it("counts a file that could not be loaded as one failure", () => {
    expect(countVitest(report(["failed"], ["passed", "passed"]), false)).toEqual({
      passed: 1,
      failed: 1,
      failures: ["0.test.ts: cannot be read"],
      unsteady: [],
    });
  });

  it("names what failed at first", () => {
    expect(countVitest(report(["passed", "passed", "shaky"]), true)).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      unsteady: ["0.test.ts > test 1: Error: wrong"],
    });
  });

  it("counts a file that was run again as it came out then, and names what failed at first", () => {
    const first = report(["passed", "passed"], ["failed", "failed", "failed", "passed"]);
    const again = (...tests: string[]) => {
      const status = tests.includes("failed") ? "failed" : "passed";
      return JSON.stringify({ testResults: JSON.parse(report([""], [status, ...tests])).testResults.slice(1) });
    };
    expect(countVitest(first, true, again("passed", "passed", "passed"))).toEqual({
      passed: 4,
      failed: 0,
      failures: [],
      unsteady: ["1.test.ts > test 0: Error: wrong", "1.test.ts > test 1: Error: wrong"],
    });
    expect(countVitest(first, false, again("passed", "failed", "failed"))).toEqual({
      passed: 2,
      failed: 2,
      failures: ["1.test.ts > test 1: Error: wrong", "1.test.ts > test 2: Error: wrong"],
      unsteady: ["1.test.ts > test 0: Error: wrong"],
    });
    expect(countVitest(report(["passed", "passed"], ["failed"]), true, again("passed"))).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      unsteady: ["1.test.ts: cannot be read"],
    });
    // A second run that was cut short settles nothing.
    expect(countVitest(first, false, "")).toMatchObject({ passed: 2, failed: 2 });
  });

  it("counts a run that failed without a failed test, or without a report, as one failure", () => {
    expect(countVitest(report(["passed", "passed"]), false)).toEqual({
      passed: 1,
      failed: 1,
      unsteady: [],
    });
    expect(countVitest("", false)).toEqual({ passed: 0, failed: 1, unsteady: [] });
  });
});

describe("filesToRunAgain", () => {
  it("are those that failed, unless they are so many that it is no matter of time", () => {
    expect(filesToRunAgain(report(["passed", "passed"], ["failed", "failed"], ["failed"]))).toEqual([
      "1.test.ts",
      "2.test.ts",
    ]);
    expect(filesToRunAgain("")).toEqual([]);
    expect(filesToRunAgain(report(...Array.from({ length: 6 }, () => ["failed", "failed"] as const)))).toEqual([]);
  });
});

const entry = (file: string, imports: readonly string[] = [], isEntry = false): ManifestEntry => ({
  file,
  imports,
  isEntry,
});
const manifest = new Map([
  ["index.html", entry("main.js", ["_react.js"], true)],
  ["_react.js", entry("react.js", ["_shared.js"])],
  ["_shared.js", entry("shared.js", ["_react.js"])],
  ["pages/media/MediaPage.tsx", entry("media.js", ["_shared.js", "_list.js"])],
  ["_list.js", entry("list.js")],
  ["pages/config/ConfigPage.tsx", entry("config.js", ["_forms.js"])],
  ["_forms.js", entry("forms.js")],
]);

describe("scriptFiles", () => {
  it("names the entry, the page's chunk and what they import, each once", () => {
    expect(scriptFiles(manifest, "pages/media/")).toEqual(["list.js", "main.js", "media.js", "react.js", "shared.js"]);
  });

  it("counts a page that is part of the entry with the entry", () => {
    expect(scriptFiles(manifest, "pages/vod/")).toEqual(["main.js", "react.js", "shared.js"]);
  });

  it("complains of a build without an entry", () => {
    expect(() => scriptFiles(new Map(), "pages/media/")).toThrow("names no entry");
  });
});
