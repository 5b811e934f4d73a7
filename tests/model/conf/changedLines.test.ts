import fc from "fast-check";
import { expect, it } from "vitest";
import { changedLines } from "../../../src/model/conf/changedLines.ts";

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
