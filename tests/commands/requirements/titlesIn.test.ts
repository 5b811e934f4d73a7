import { describe, expect, it } from "vitest";
import { titlesIn } from "../../../commands/requirements/titlesIn.ts";

const titles = (source: string, file = "tests/a.test.ts") => titlesIn(source, file).map(({ title }) => title);

describe("titlesIn", () => {
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
