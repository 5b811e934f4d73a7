import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { structuredPatch } from "diff";
import { type Hunk, lineDiff, linesOf } from "../../../src/model/diff/lineDiff.ts";

/** The hunks as they come, turn by turn. */
function turns(before: readonly string[], after: readonly string[]): Generator<readonly Hunk[]> {
  return lineDiff(before, after, [(line) => before[line] ?? "", (line) => after[line] ?? ""]);
}

function hunks(before: readonly string[], after: readonly string[]): readonly Hunk[] {
  return [...turns(before, after)].flat();
}

const sign = { same: " ", added: "+", removed: "-" } as const;

/** The lines of all hunks as a patch has them. */
function signed(found: readonly Hunk[]): readonly string[] {
  return found.flatMap(({ lines }) => lines.map(({ kind, text }) => sign[kind] + text));
}

/** How many of a hunk's lines stand in the older text, or in the later one. */
function countOf({ lines }: Hunk, text: "before" | "after"): number {
  return lines.filter(({ kind }) => kind !== (text === "before" ? "added" : "removed")).length;
}

/** What a patch says of two texts, all of it as one. */
function patchOf(before: readonly string[], after: readonly string[]) {
  const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");
  return structuredPatch("", "", text(before), text(after), undefined, undefined, { context: 3 }).hunks;
}

/** The later text, as the hunks make it of the older one. */
function applied(before: readonly string[], found: readonly Hunk[]): readonly string[] {
  const result: string[] = [];
  let at = 0;
  for (const { oldStart, lines } of found) {
    result.push(...before.slice(at, oldStart - 1));
    at = oldStart - 1;
    for (const { kind, text } of lines) {
      if (kind !== "added") at += 1;
      if (kind !== "removed") result.push(text);
    }
  }
  return [...result, ...before.slice(at)];
}

/** A config of many streams, each with a line of its own. */
const conf = (names: readonly number[], timeout: (name: number) => number) =>
  names.flatMap((name) => [
    `stream s${name} {`,
    `  input udp://239.0.0.1:${name};`,
    `  clients_timeout ${timeout(name)};`,
    "}",
  ]);
const all = Array.from({ length: 2000 }, (_, index) => index);

describe("lineDiff", () => {
  it("finds nothing in equal texts", () => {
    expect(hunks(["a", "b"], ["a", "b"])).toEqual([]);
    expect(hunks([], [])).toEqual([]);
  });

  it.each([
    [
      "a line in the middle",
      ["a", "b", "c", "d", "e", "f", "g", "h", "i"],
      ["a", "b", "c", "d", "X", "f", "g", "h", "i"],
    ],
    ["lines at both ends", ["a", "b", "c"], ["X", "a", "b", "c", "Y"]],
    ["all of it", ["a"], ["b"]],
    ["what came into nothing", [], ["a", "b"]],
    ["what went", ["a", "b", "c"], []],
    ["a line that came twice", ["  a", "  b"], ["  a", "  b", "  b"]],
    ["a line that was there twice", ["  a", "  b", "  b"], ["  a", "  b"]],
    ["a line that went within a block", ["a {", "  b", "  c", "  d", "}"], ["a {", "  X", "  d", "  Y", "}"]],
  ])("says the same as a unified diff: %s", (_words, before, after) => {
    const found = hunks(before, after);
    expect(found.map((hunk) => signed([hunk]))).toEqual(patchOf(before, after).map(({ lines }) => lines));
  });

  it("keeps two changes that are near each other in one hunk, and others apart", () => {
    const lines = all.slice(0, 40).map(String);
    const changed = (...at: readonly number[]) => lines.map((line, index) => (at.includes(index) ? `${line}!` : line));
    expect(hunks(lines, changed(10, 17))).toHaveLength(1);
    expect(hunks(lines, changed(10, 18)).map(({ oldStart }) => oldStart)).toEqual([8, 16]);
  });

  it.each([
    ["each stream is changed", conf(all, () => 1), conf(all, () => 2)],
    [
      "a thousand streams came in between",
      conf(
        all.filter((name) => name % 2 === 0),
        () => 1,
      ),
      conf(all, () => 1),
    ],
    ["all are in another order", conf(all, () => 1), conf(all.toReversed(), () => 1)],
    [
      "nothing is common but brackets",
      conf(all, () => 1),
      conf(
        all.map((name) => name + 5000),
        () => 2,
      ),
    ],
  ])("makes the later text of the older one within seconds where %s", (_words, before, after) => {
    const began = performance.now();
    const found = hunks(before, after);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(applied(before, found)).toEqual(after);
  });

  it("finds each of the changed lines of a large text, and no other", () => {
    const found = hunks(
      conf(all, () => 1),
      conf(all, (name) => (name % 500 === 7 ? 2 : 1)),
    );
    expect(found.map(({ lines }) => lines.filter(({ kind }) => kind === "added").length)).toEqual([1, 1, 1, 1]);
  });

  it("says where each hunk stands in either text", () => {
    const lines = all.slice(0, 40).map(String);
    const found = hunks(lines, ["new", ...lines.slice(0, 20), ...lines.slice(22)]);
    expect(found.map(({ oldStart, newStart }) => [oldStart, newStart])).toEqual([
      [1, 1],
      [18, 19],
    ]);
    expect(signed(found)).toEqual(["+new", " 0", " 1", " 2", " 17", " 18", " 19", "-20", "-21", " 22", " 23", " 24"]);
  });

  it("says as little as can be said where no block begins", () => {
    const text = fc.array(fc.constantFrom("  a", "  b", "  c", "}", "# d", ""), { maxLength: 12 });
    const changedOf = (lines: readonly string[]) => lines.filter((line) => !line.startsWith(" ")).length;
    fc.assert(
      fc.property(text, text, (before, after) => {
        const found = hunks(before, after);
        expect(applied(before, found)).toEqual(after);
        expect(changedOf(signed(found))).toBe(changedOf(patchOf(before, after).flatMap(({ lines }) => lines)));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["went", ["  p", "a {", "  x", "  x"], ["  q", "a {", "  x"]],
    ["came", ["  p", "a {", "  x"], ["  q", "a {", "  x", "  x"]],
  ])(
    "makes the later text of the older one where the last line of a block was there once more and %s",
    (_words, before, after) => {
      const found = hunks(before, after);
      expect(applied(before, found)).toEqual(after);
      expect(signed(found).filter((line) => line === "   x")).toHaveLength(1);
    },
  );

  it("makes the later text of the older one whatever comes twice, goes or moves, with true numbers and at most three lines around", () => {
    const text = fc.array(fc.constantFrom("a {", "b {", "c {", "d {", "  x", "  y", "}"), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const found = hunks(before, after);
        expect(applied(before, found)).toEqual(after);
        let shift = 0;
        for (const hunk of found) {
          expect(hunk.newStart - hunk.oldStart).toBe(shift);
          shift += countOf(hunk, "after") - countOf(hunk, "before");
          const kinds = hunk.lines.map(({ kind }) => sign[kind]).join("");
          expect(kinds).toMatch(/^ {0,3}[-+]([-+]| {1,6}(?=[-+]))* {0,3}$/);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("keeps what begins a block in its place, and lets what was in it move", () => {
    const lines = ["  r", "  r", "  r"];
    expect(signed(hunks(["stream a {", ...lines], [...lines, "stream a {"]))).toEqual([
      "+  r",
      "+  r",
      "+  r",
      " stream a {",
      "-  r",
      "-  r",
      "-  r",
    ]);
  });

  it.each(["  input a;", "\tinput a;", "# a", "}", ""])(
    "keeps the more lines where one moves that begins no block: '%s'",
    (line) => {
      const lines = ["  r", "  r", "  r"];
      expect(signed(hunks([line, ...lines], [...lines, line]))).toEqual([
        `-${line}`,
        "   r",
        "   r",
        "   r",
        `+${line}`,
      ]);
    },
  );

  it.each([
    ["before", ["a {", "  x", "a {"], ["  y", "a {"]],
    ["after", ["  y", "a {"], ["a {", "  x", "a {"]],
  ])("holds nothing together by a line that stands twice in the text %s", (_words, before, after) => {
    const found = hunks(before, after);
    expect(applied(before, found)).toEqual(after);
    expect(signed(found).filter((line) => line.startsWith(" "))).toEqual([" a {"]);
  });

  it("finds the one change in a long text whose lines come again and again", () => {
    const lines = all.map((index) => `  ${index % 3}`);
    const found = hunks(lines, lines.with(1000, "  X"));
    expect(signed(found).filter((line) => !line.startsWith(" "))).toEqual(["-  1", "+  X"]);
    expect(found.map(({ oldStart, newStart }) => [oldStart, newStart])).toEqual([[998, 998]]);
  });

  it("finds the changes in one long block by the lines that stand in it once", () => {
    const lines = [
      "stream a {",
      ...all.slice(0, 400).map((index) => (index % 5 === 0 ? "  again" : `  ${index}`)),
      "}",
    ];
    const after = ["# more", ...lines.with(52, "  X").toSpliced(300, 2).toSpliced(350, 0, "  again"), "# end"];
    const found = hunks(lines, after);
    expect(applied(lines, found)).toEqual(after);
    expect(signed(found).filter((line) => !line.startsWith(" "))).toEqual([
      "+# more",
      "-  51",
      "+  X",
      "-  299",
      "-  again",
      "+  again",
      "+# end",
    ]);
  });

  it("takes a long block for another where no line of it stands in both", () => {
    const [before, after] = ["a", "b"].map((name) => [
      "x {",
      ...all.slice(0, 200).map((index) => `  ${name}${index}`),
      "}",
    ]);
    const found = hunks(before ?? [], after ?? []);
    expect(found.map(({ lines }) => lines.map(({ kind }) => sign[kind]).join(""))).toEqual([
      ` ${"-".repeat(200)}${"+".repeat(200)} `,
    ]);
  });

  it("shows what comes first before it looks at the rest", () => {
    const before = conf(all, () => 1);
    const coming = turns(
      before,
      conf(all, (name) => (name % 500 === 7 ? 2 : 1)),
    );
    for (const one of coming) {
      if (one.length === 0) continue;
      expect(one.map(({ oldStart }) => oldStart)).toEqual([28]);
      return;
    }
    expect.unreachable();
  });

  it("shows changes without an end in pieces, each with the lines around it that no other shows", () => {
    const filled = (timeout: number) =>
      conf(all, () => timeout).flatMap((line) => (line === "}" ? ["  x;", line] : [line]));
    const pieces = hunks(filled(1), filled(2));
    expect(pieces.length).toBeGreaterThan(8);
    expect(Math.max(...pieces.map(({ lines }) => lines.length))).toBeLessThan(2000);
    let next = 1;
    for (const piece of pieces) {
      expect(piece.oldStart).toBe(next);
      next += countOf(piece, "before");
      // The text itself ends with two.
      const around = piece === pieces.at(-1) ? 2 : 3;
      expect(piece.lines.slice(-around).every(({ kind }) => kind === "same")).toBe(true);
    }
    expect(next).toBe(filled(1).length + 1);
  });
});

describe("the lines of a text", () => {
  it.each([
    ["", []],
    ["a", ["a"]],
    ["a\nb", ["a", "b"]],
    ["a\nb\n", ["a", "b"]],
    ["\n", [""]],
    ["a\n\n", ["a", ""]],
  ])("have none behind the end of the last: %j", (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });
});
