import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, changedLines, lineChanges, mergeTexts } from "../../../src/model/conf/lineChanges.ts";

it.each([
  ["a line more", "a\nb\n", "a\nx\nb\n", [{ kind: "added", from: 2, to: 2 }]],
  ["a line like the one above it", "a\nb\n", "a\na\nb\n", [{ kind: "added", from: 2, to: 2 }]],
  ["another line", "a\nb\nc\n", "a\nx\nc\n", [{ kind: "changed", from: 2, to: 2 }]],
  ["a line less", "a\nb\nc\n", "a\nc\n", [{ kind: "removed", from: 2, to: 2 }]],
  ["the first line less", "a\nb\n", "b\n", [{ kind: "removed", from: 1, to: 1 }]],
  ["a last line without its end", "a\n", "a\nb", [{ kind: "added", from: 2, to: 2 }]],
  ["all", "a\n", "", [{ kind: "removed", from: 1, to: 1 }]],
  [
    "two places",
    "a\nb\nc\nd\n",
    "x\nb\nc\nd\ny\n",
    [
      { kind: "changed", from: 1, to: 1 },
      { kind: "added", from: 5, to: 5 },
    ],
  ],
])("tells of %s", (_, before, after, changed) => {
  expect(changedLines(before, after)).toEqual(changed);
});

it("names every line that is new, and no line that is not there", () => {
  const text = fc.array(fc.constantFrom("a", "b", "}", ""), { maxLength: 8 }).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = after.split("\n");
      const known = new Set(before.split("\n"));
      const told = changedLines(before, after).flatMap(({ kind, from, to }) =>
        kind === "removed" ? [] : Array.from({ length: to - from + 1 }, (_, index) => from + index),
      );
      expect(told.every((line) => line >= 1 && line <= lines.length)).toBe(true);
      for (const [index, line] of lines.entries())
        if (line !== "" && !known.has(line)) expect(told).toContain(index + 1);
    }),
  );
});

const text = fc.array(fc.constantFrom("a\n", "b\n", "}\n", "c"), { maxLength: 8 }).map((lines) => lines.join(""));

it("makes of the one text the other, and of no third one", () => {
  fc.assert(fc.property(text, text, (before, after) => applyChanges(before, lineChanges(before, after)) === after));
  const changes = lineChanges("a\nb\n", "a\nx\n");
  expect(applyChanges("b\na\nb\n", changes), "the same line at another place").toBeUndefined();
});

it("tells of texts with nothing in common at once, as one change", () => {
  const long = (word: string) => Array.from({ length: 60_000 }, (_, index) => `${word}${index}\n`).join("");
  const [before, after] = [long("a"), long("b")];
  const since = performance.now();
  expect(lineChanges(before, after)).toHaveLength(1);
  // The limit of the comparison is 0.2 s.
  expect(performance.now() - since).toBeLessThan(5000);
  expect(applyChanges(before, lineChanges(before, after))).toBe(after);
});

describe("Two who changed one text", () => {
  const base = "http 80;\nrtmp 1935;\nstream a {\n}\n";

  it.each([
    [
      "other lines",
      "http 81;\nrtmp 1935;\nstream a {\n}\n",
      `${base}# end\n`,
      "http 81;\nrtmp 1935;\nstream a {\n}\n# end\n",
    ],
    [
      "lines beside each other",
      base.replace("80", "81"),
      base.replace("1935", "1936"),
      "http 81;\nrtmp 1936;\nstream a {\n}\n",
    ],
    ["the same line alike", base.replace("80", "81"), base.replace("80", "81"), base.replace("80", "81")],
    ["nothing, on one side", base, `# x\n${base}`, `# x\n${base}`],
    ["the same lines", base.replace("80", "81"), base.replace("80", "82"), undefined],
    ["the same place", `# x\n${base}`, `# y\n${base}`, undefined],
    ["a block that the other took away", base.replace("{\n", "{\n  title x;\n"), "http 80;\nrtmp 1935;\n", undefined],
  ])("have in it what both made of %s", (_, mine, theirs, merged) => {
    expect(mergeTexts(base, mine, theirs)).toBe(merged);
    expect(mergeTexts(base, theirs, mine)).toBe(merged);
  });

  it("lose nothing that one of them wrote elsewhere where mine is kept", () => {
    const mine = base.replace("80", "81").replace("1935", "1937");
    const theirs = base.replace("http 80;\nrtmp 1935;\n", "https 443;\n").concat("# end\n");
    expect(mergeTexts(base, mine, theirs, { isMineKept: true })).toBe(`${mine}# end\n`);
    expect(mergeTexts(base, theirs, mine, { isMineKept: true })).toBe(theirs);
    fc.assert(
      fc.property(text, text, text, (one, my, other) => {
        const merged = mergeTexts(one, my, other, { isMineKept: true });
        expect(merged).toBeDefined();
        const plain = mergeTexts(one, my, other);
        if (plain !== undefined) expect(merged).toBe(plain);
      }),
    );
  });
});
