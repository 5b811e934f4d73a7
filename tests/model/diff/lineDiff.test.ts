import { describe, expect, it } from "vitest";
import { structuredPatch } from "diff";
import { type Hunk, lineDiff } from "../../../src/model/diff/lineDiff.ts";

function hunks(before: readonly string[], after: readonly string[]): readonly Hunk[] {
  const shown = [before, after].map((lines) => (line: number) => lines[line] ?? "");
  const [one = String, other = String] = shown;
  return [...lineDiff(before, after, [one, other])].flat();
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
  ])("says the same as a unified diff: %s", (_words, before, after) => {
    const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");
    const sign = { same: " ", added: "+", removed: "-" } as const;
    const patch = structuredPatch("", "", text(before), text(after), undefined, undefined, { context: 3 });
    const signed = hunks(before, after).map(({ lines }) => lines.map((line) => sign[line.kind] + line.text));
    expect(signed).toEqual(patch.hunks.map(({ lines }) => lines));
  });

  it("keeps two changes that are near each other in one hunk, and others apart", () => {
    const lines = all.slice(0, 40).map(String);
    const changed = (...at: readonly number[]) => lines.map((line, index) => (at.includes(index) ? `${line}!` : line));
    expect(hunks(lines, changed(10, 16))).toHaveLength(1);
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
});
