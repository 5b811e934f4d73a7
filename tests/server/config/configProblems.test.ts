import { describe, expect, it } from "vitest";
import {
  type ConfigProblem,
  describeErrors,
  listProblems,
  refuseProblems,
} from "../../../server/config/configProblems.ts";
import { MOST_PROBLEMS } from "../../../src/model/conf/confProblems.ts";

const problem = (pointer: string, more: Partial<ConfigProblem> = {}): ConfigProblem => ({
  pointer,
  keyword: "x",
  message: "No.",
  level: "error",
  ...more,
});
const many = (count: number, level: "error" | "warning") =>
  Array.from({ length: count }, (_, at) => problem(`/${level}/${at}`, { level }));

describe("the problems that an answer lists", () => {
  it("are all of them as they came, while they are few", () => {
    const few = [problem("/a", { level: "warning" }), ...many(MOST_PROBLEMS - 1, "error")];
    expect(listProblems(few)).toEqual({ problems: few, unlisted: 0 });
    expect(listProblems(few, 7).unlisted).toBe(7);
  });

  it("are the first ones of many, errors before warnings, and how many are left out", () => {
    const all = [...many(MOST_PROBLEMS, "warning"), ...many(3, "error")];
    const { problems, unlisted } = listProblems(all, 7);
    expect([problems.length, unlisted]).toEqual([MOST_PROBLEMS, 10]);
    expect(problems.slice(0, 4).map(({ pointer }) => pointer)).toEqual([
      "/error/0",
      "/error/1",
      "/error/2",
      "/warning/0",
    ]);
  });
});

describe("a problem among many", () => {
  it("is listed once, wherever it came", () => {
    const all = [...many(2, "warning"), ...many(3, "error"), ...many(MOST_PROBLEMS, "warning").slice(2)];
    const { problems } = listProblems(all);
    expect(new Set(problems).size).toBe(MOST_PROBLEMS);
    expect(problems.slice(0, 4).map(({ level }) => level)).toEqual(["error", "error", "error", "warning"]);
  });
});

describe("errors in words", () => {
  it.each<[string | undefined, readonly ConfigProblem[], number?]>([
    [undefined, []],
    [undefined, [problem("/a", { level: "warning" })], 5],
    ["/a: No.", [problem("/a")]],
    ["No.", [problem("")]],
    ["line 3: No.", [problem("/a", { line: 3 })]],
    ["line 3, column 4: No.", [problem("/a", { line: 3, column: 4 })]],
    ["/b: No.", [problem("/a", { level: "warning" }), problem("/b")]],
    ["/a: No. (and 1 more)", [problem("/a"), problem("/b")]],
    ["/a: No. (and 5 more)", [problem("/a")], 5],
    ["/a: No. (and 6 more)", [problem("/a"), problem("/b")], 5],
    // What is unlisted beside a warning are warnings.
    ["/a: No.", [problem("/a"), problem("/b", { level: "warning" })], 5],
  ])("are %j", (words, problems, unlisted) => {
    expect(describeErrors(problems, unlisted)).toBe(words);
  });
});

describe("problems with a save", () => {
  it("refuse it where one of them is an error, with all that is known of them", () => {
    const problems = [problem("/a", { level: "warning" }), problem("/b")];
    expect(() => refuseProblems(problems)).toThrow(
      expect.objectContaining({ kind: "invalid", message: "/b: No.", details: { problems, unlisted: 0 } }),
    );
    expect(() => refuseProblems([problem("/a")], 2)).toThrow(
      expect.objectContaining({ message: "/a: No. (and 2 more)", details: { problems: [problem("/a")], unlisted: 2 } }),
    );
    for (const fine of [[], [problem("/a", { level: "warning" })]]) expect(() => refuseProblems(fine, 3)).not.toThrow();
  });
});
