import { describe, expect, it } from "vitest";
import { coverage, tellCoverage } from "../../../commands/requirements/coverage.ts";
import { parseTable, type Requirement } from "../../../commands/requirements/requirementTables.ts";
import { type TestTitle, titlesIn } from "../../../commands/requirements/testTitles.ts";

const row = (id: string, part = "foundation"): Requirement => ({
  id,
  area: "shell",
  screen: "-",
  kind: "ui",
  part,
  statement: "The header has a logout button.",
});
const titled = (...all: readonly string[]): TestTitle[] => all.map((title) => ({ file: "tests/a.test.ts", title }));

describe("coverage", () => {
  it("counts the rows of each part that a title names", () => {
    const { parts, faults } = coverage([row("C001"), row("C002"), row("S001", "other")], titled("logs out [C002]"));
    expect(faults).toEqual([]);
    expect(parts).toEqual({
      foundation: { total: 2, covered: 1, missing: ["C001"] },
      other: { total: 1, covered: 0, missing: ["S001"] },
    });
  });

  it("takes several ids in one tag, and several tags", () => {
    const rows = ["C001", "C002", "C003", "C004"].map((id) => row(id));
    const { parts } = coverage(rows, titled("a [C001 C002]", "b [C003, C004]"));
    expect(parts.foundation?.missing).toEqual([]);
  });

  it("complains of a title with an id that no table has", () => {
    const { faults } = coverage([row("C001")], titled("logs out [C999]"));
    expect(faults).toEqual([
      'tests/a.test.ts: the title "logs out [C999]" names C999, which no table in docs/requirements/ has.',
    ]);
  });

  it("complains of an id that stands in two rows", () => {
    expect(coverage([row("C001"), row("C001")], []).faults).toEqual(["docs/requirements/: C001 stands in two rows."]);
  });
});

const parts = {
  foundation: { total: 2, covered: 2, missing: [] },
  "stream-pages": { total: 3, covered: 1, missing: ["S001", "S002"] },
};

describe("tellCoverage", () => {
  it("prints for each part what has a test and the ids that have none", () => {
    const { lines, exitCode } = tellCoverage({ parts, faults: [] }, { isJson: false });
    expect(lines).toEqual(["foundation: 2 / 2", "stream-pages: 1 / 3\n  without a test: S001 S002", "all: 3 / 5"]);
    expect(exitCode).toBe(0);
  });

  it("prints the same as JSON for scripts", () => {
    const { lines } = tellCoverage({ parts, faults: [] }, { isJson: true });
    expect(JSON.parse(lines.join(""))).toEqual({ total: 5, covered: 3, parts });
  });

  it("fails for an asked part that is not complete, and only for that", () => {
    expect(tellCoverage({ parts, faults: [] }, { isJson: false, part: "stream-pages" }).exitCode).toBe(1);
    expect(tellCoverage({ parts, faults: [] }, { isJson: false, part: "foundation" }).exitCode).toBe(0);
  });

  it("fails for an unknown part and for wrong ids", () => {
    expect(tellCoverage({ parts, faults: [] }, { isJson: false, part: "toaster" })).toMatchObject({
      exitCode: 1,
      errors: ["No part is named toaster; there are: foundation, stream-pages."],
    });
    expect(tellCoverage({ parts, faults: ["x"] }, { isJson: true })).toMatchObject({ exitCode: 1, errors: ["x"] });
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

  it("names the file that does not parse", () => {
    expect(() => titles("it(", "tests/broken.test.ts")).toThrow("tests/broken.test.ts does not parse");
  });
});
