import { describe, expect, it } from "vitest";
import { textDiff } from "../../../src/model/diff/textDiff.ts";

describe("the difference of two texts", () => {
  it("shows each change with the lines around it, and where it stands", () => {
    const before = ["a", "b", "c", "d", "e", "f", "g", "h", "i"].join("\n") + "\n";
    const [hunk, ...others] = textDiff(before, before.replace("e\n", "E\n"));
    expect(others).toEqual([]);
    expect(hunk).toMatchObject({ oldStart: 2, newStart: 2 });
    expect(hunk?.lines.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "same b",
      "same c",
      "same d",
      "removed e",
      "added E",
      "same f",
      "same g",
      "same h",
    ]);
  });

  it("keeps changes far apart in hunks of their own", () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
    expect(textDiff(lines.join("\n"), lines.with(2, "x").with(35, "y").join("\n"))).toHaveLength(2);
  });

  it("is empty for equal texts, and says nothing of a missing end of line", () => {
    expect(textDiff("a\nb", "a\nb")).toEqual([]);
    const lines = textDiff("a", "b").flatMap((hunk) => hunk.lines);
    expect(lines).toEqual([
      { kind: "removed", text: "a" },
      { kind: "added", text: "b" },
    ]);
  });
});
