import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { coverage, type RequirementsOptions, tellCoverage } from "../../../commands/requirements/coverage.ts";
import { parseTable, type Requirement } from "../../../commands/requirements/requirementTables.ts";
import { currentRuns, readRuns, type TestRun } from "../../../commands/requirements/testRuns.ts";
import { type TestTitle, titlesIn } from "../../../commands/requirements/testTitles.ts";
import { temporaryFolder } from "../../server/support/temporaryFolder.ts";

const row = (id: string, part = "foundation"): Requirement => ({
  id,
  area: "shell",
  screen: "-",
  kind: "ui",
  part,
  statement: "The header has a logout button.",
});
const testFile = "tests/a.test.ts";
const titled = (...all: readonly string[]): TestTitle[] =>
  all.map((title) => ({ file: testFile, title, isOfWords: false }));
const ran = (outcome: TestRun["outcome"], ...all: readonly string[]): TestRun[] =>
  all.map((title) => ({ file: testFile, title, outcome }));

describe("coverage", () => {
  it("counts the rows of each part of which a test ran and passed", () => {
    const rows = [row("C001"), row("C002"), row("S001", "other")];
    const { parts, faults } = coverage(rows, titled("logs out [C002]"), ran("passed", "logs out [C002]"));
    expect(faults).toEqual([]);
    expect(parts).toEqual({
      foundation: { total: 2, proven: 1, lacking: { untested: ["C001"] } },
      other: { total: 1, proven: 0, lacking: { untested: ["S001"] } },
    });
  });

  it("takes several ids in one tag, and several tags", () => {
    const rows = ["C001", "C002", "C003", "C004"].map((id) => row(id));
    const { parts } = coverage(rows, [], ran("passed", "a [C001 C002]", "b [C003, C004]"));
    expect(parts.foundation).toEqual({ total: 4, proven: 4, lacking: {} });
  });

  it("counts no row whose test failed, was left out or was not run", () => {
    const rows = ["C001", "C002", "C003"].map((id) => row(id));
    const runs = [...ran("failed", "a [C001]"), ...ran("skipped", "b [C002]")];
    const { parts } = coverage(rows, titled("a [C001]", "b [C002]", "c [C003]"), runs);
    expect(parts.foundation).toEqual({
      total: 3,
      proven: 0,
      lacking: { failed: ["C001"], skipped: ["C002"], notRun: ["C003"] },
    });
  });

  it("counts a row that another test has shown, though one was left out", () => {
    const runs = [...ran("skipped", "a [C001]"), ...ran("passed", "b [C001]")];
    expect(coverage([row("C001")], [], runs).parts.foundation?.proven).toBe(1);
  });

  it("counts no row of which one test failed, though another passed", () => {
    const runs = [...ran("passed", "a [C001]"), ...ran("failed", "b [C001]")];
    expect(coverage([row("C001")], [], runs).parts.foundation).toMatchObject({
      proven: 0,
      lacking: { failed: ["C001"] },
    });
  });

  it("counts no row that only a test of the words of a schema names", () => {
    const words = { file: testFile, title: "says what it is for [C001 C002]", isOfWords: true };
    const runs = ran("passed", words.title, "does it [C002]");
    const { parts } = coverage([row("C001"), row("C002")], [words, ...titled("does it [C002]")], runs);
    expect(parts.foundation).toEqual({ total: 2, proven: 1, lacking: { described: ["C001"] } });
  });

  it("knows a test of words again whose title only a run has completed", () => {
    const words = { file: testFile, title: "says (as %s) what $name.first is … for", isOfWords: true };
    const runs = ran("passed", "says (as HTTP [C001]) what x is now for", "says (as it is) what a is [C002] for");
    const others = ran("passed", "says (as HTTP) what it does [C003]");
    const rows = [row("C001"), row("C002"), row("C003")];
    const { parts } = coverage(rows, [words], [...runs, ...others]);
    expect(parts.foundation).toMatchObject({ proven: 1, lacking: { untested: ["C001", "C002"] } });
  });

  it("complains of a title with an id that no table has, as it is written or as it ran", () => {
    const { faults } = coverage([row("C001")], titled("logs out [C999]"), ran("passed", "logs out [C999]", "b [C998]"));
    expect(faults).toEqual([
      'tests/a.test.ts: the title "logs out [C999]" names C999, which no table in docs/requirements/ has.',
      'tests/a.test.ts: the title "b [C998]" names C998, which no table in docs/requirements/ has.',
    ]);
  });

  it("complains of an id that stands in two rows", () => {
    const { faults } = coverage([row("C001"), row("C001")], [], []);
    expect(faults).toEqual(["docs/requirements/: C001 stands in two rows."]);
  });
});

describe("currentRuns", () => {
  const reported = (startMs: number, ...statuses: readonly string[]) => ({
    name: testFile,
    status: "passed",
    message: "",
    startMs,
    tests: statuses.map((status) => ({ name: "group one", title: "one", status, message: "" })),
  });

  it("are those of a file's last run, whichever report has it", () => {
    const files = [reported(20, "passed"), reported(10, "failed")];
    expect(currentRuns(files, () => 5)).toEqual([{ file: testFile, title: "one", outcome: "passed" }]);
  });

  it("take as left out what neither passed nor failed", () => {
    const outcomes = currentRuns([reported(20, "pending", "skipped", "todo")], () => 5).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["skipped", "skipped", "skipped"]);
  });

  it("say nothing of a file that was changed since it ran, or is gone", () => {
    expect(currentRuns([reported(20, "passed")], () => 21)).toEqual([]);
    expect(currentRuns([reported(20, "passed")], () => undefined)).toEqual([]);
  });
});

describe("readRuns", () => {
  it("finds nothing where no step has left a report", () => {
    expect(readRuns(temporaryFolder())).toEqual({ names: [], runs: [] });
  });

  it("reads the reports of all runs, with files named from the root", () => {
    const root = temporaryFolder();
    const report = (name: string) => {
      const assertionResults = [{ fullName: "group does [C001]", title: "does [C001]", status: "passed" }];
      return JSON.stringify({
        testResults: [{ name: join(root, name), startTime: Date.now() + 1000, assertionResults }],
      });
    };
    mkdirSync(join(root, ".cache/reports"), { recursive: true });
    for (const name of ["unit", "e2e"]) {
      writeFileSync(join(root, `${name}.test.ts`), "");
      writeFileSync(join(root, ".cache/reports", `${name}.json`), report(`${name}.test.ts`));
    }
    const { names, runs } = readRuns(root);
    expect(names.toSorted()).toEqual(["e2e", "unit"]);
    expect(runs).toContainEqual({ file: "unit.test.ts", title: "does [C001]", outcome: "passed" });
    expect(runs).toHaveLength(2);
  });
});

const parts = {
  foundation: { total: 2, proven: 2, lacking: {} },
  "stream-pages": { total: 4, proven: 1, lacking: { untested: ["S001"], failed: ["S002", "S003"] } },
};
const plain = { isJson: false, isCheck: false };
const tell = (options: Partial<RequirementsOptions>, completeParts: readonly string[] = [], faults: string[] = []) =>
  tellCoverage({ parts, faults }, { ...plain, ...options }, completeParts);

describe("tellCoverage", () => {
  it("prints for each part what is proven, and what the other rows lack", () => {
    const { lines, exitCode } = tell({});
    expect(lines).toEqual([
      "foundation: 2 / 2",
      "stream-pages: 1 / 4\n  its test failed: S002 S003\n  without a test: S001",
      "all: 3 / 6",
    ]);
    expect(exitCode).toBe(0);
  });

  it("prints the same as JSON for scripts", () => {
    expect(JSON.parse(tell({ isJson: true }).lines.join(""))).toEqual({ total: 6, proven: 3, parts });
  });

  it("fails for an asked part that is not complete, and only for that", () => {
    expect(tell({ part: "stream-pages" })).toMatchObject({
      exitCode: 1,
      errors: ["stream-pages must be complete, and 3 of its rows are not proven."],
    });
    expect(tell({ part: "foundation" })).toMatchObject({ exitCode: 0, lines: ["foundation: 2 / 2", "all: 2 / 2"] });
  });

  it("fails in a check for a complete part that has lost a row, and for no other", () => {
    expect(tell({ isCheck: true }, ["foundation", "stream-pages"]).exitCode).toBe(1);
    expect(tell({ isCheck: true }, ["foundation"]).exitCode).toBe(0);
    expect(tell({ isCheck: false }, ["foundation", "stream-pages"]).exitCode).toBe(0);
  });

  it("fails for an unknown part and for wrong ids", () => {
    expect(tell({ part: "toaster" })).toMatchObject({
      exitCode: 1,
      errors: ["No part is named toaster; there are: foundation, stream-pages."],
    });
    expect(tell({ isJson: true }, [], ["x"])).toMatchObject({ exitCode: 1, errors: ["x"] });
  });
});

const header = "id\tarea\tscreen\tkind\tpart\trequirement\n";

describe("parseTable", () => {
  it("reads one row a line", () => {
    expect(parseTable(`${header}C001\tshell\theader\tui\tfoundation\tThe header is sticky.\n`, "core.tsv")).toEqual([
      {
        id: "C001",
        area: "shell",
        screen: "header",
        kind: "ui",
        part: "foundation",
        statement: "The header is sticky.",
      },
    ]);
  });

  it("names file and line of a row that lacks a column or an id", () => {
    expect(() => parseTable(`${header}C001\tshell\theader\n`, "core.tsv")).toThrow("core.tsv:2:");
    expect(() => parseTable(`${header}1\ta\tb\tc\td\te\n`, "core.tsv")).toThrow("core.tsv:2:");
    expect(() => parseTable("id\trequirement\n", "core.tsv")).toThrow("core.tsv:1:");
  });
});

describe("titlesIn", () => {
  const titles = (source: string, file = "tests/a.test.ts") => titlesIn(source, file).map(({ title }) => title);

  it("reads the titles of it and test", () => {
    expect(titles('it("one [C001]", () => {}); test(`two`, async () => {});')).toEqual(["one [C001]", "two"]);
  });

  it("reads the titles of each, for and their like, on several lines too", () => {
    const source =
      'it.each([["(", 1], ["it(\\"no\\")", 2]])(\n  "one %s",\n  () => {},\n);\nit.for(rows)("two", f);\nit.only.each(r)("three");';
    expect(titles(source)).toEqual(["one %s", "two", "three"]);
    expect(titles("it.each`a\n${1}`('four $a', () => {});")).toEqual(["four $a"]);
  });

  it("reads no comment, no other string, no describe and nothing that is skipped", () => {
    const source = `
      // it("a [C001]")
      /* test("b [C002]") */
      const words = 'it("c [C003]")';
      describe("d [C004]", () => { expect(words).toBe("[C005]"); audit("e [C006]"); });
      it.skip("f [C007]", () => {});
      it.todo("g [C008]");`;
    expect(titles(source)).toEqual([]);
  });

  it("reads tests within describe, and files with JSX and types", () => {
    const source = 'describe("x", () => { it("shows <b> [S001]", () => { const a = <b>{1 as number}</b>; }); });';
    expect(titles(source, "tests/a.test.tsx")).toEqual(["shows <b> [S001]"]);
  });

  it("marks what only a run knows", () => {
    expect(titles("it(`shows ${word} [C001]`, () => {});")).toEqual(["shows … [C001]"]);
  });

  it("tells tests that expect something of a schema's words from those that try what it does", () => {
    const isOfWords = (body: string) => titlesIn(`it("one [C001]", () => { ${body} });`, testFile)[0]?.isOfWords;
    expect(isOfWords('expect(shelf.field("logo", "/path").description).toContain("uploaded");')).toBe(true);
    expect(isOfWords("for (const name of all) expect(uiOf(name).help).toMatch(/ports/);")).toBe(true);
    expect(isOfWords('expect(problems({ description: "x" })).toEqual([]);')).toBe(false);
    expect(isOfWords('const { description } = row; expect(read(description)).toBe("x");')).toBe(false);
  });

  it("names the file that does not parse", () => {
    expect(() => titles("it(", "tests/broken.test.ts")).toThrow("tests/broken.test.ts does not parse");
  });
});
