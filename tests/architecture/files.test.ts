import { describe, expect, it } from "vitest";
import { filesUnder } from "./support/filesUnder.ts";
import { foreignWords } from "./support/foreignWords.ts";
import { lineCount } from "./support/lineCount.ts";

const code = ["commands", "generator", "overrides", "server", "src", "tests"].flatMap((folder) =>
  filesUnder(folder, /\.(tsx?|mjs|mts|css)$/),
);
const product = code.filter(({ path }) => !path.startsWith("tests/"));
const lines = product.map(({ text }) => lineCount(text)).toSorted((a, b) => a - b);
const share = (part: number) => lines[Math.floor(lines.length * part)] ?? 0;

describe("the files of the project", () => {
  it("have 400 lines at most", () => {
    expect(code.filter(({ text }) => lineCount(text) > 400).map(({ path }) => path)).toEqual([]);
  });

  it("have 80 lines or fewer in the middle, and 200 or fewer for nine in ten", () => {
    expect(share(0.5)).toBeLessThanOrEqual(80);
    expect(share(0.9)).toBeLessThanOrEqual(200);
  });

  it("are named after one thing, so none gathers odds and ends", () => {
    // An emitter of the generator is named after what it writes.
    const gathering = /^(?!generator\/emit\/).*\/(utils?|helpers?|common|types|misc|constants)\.(tsx?|mjs)$/;
    expect(code.filter(({ path }) => gathering.test(path)).map(({ path }) => path)).toEqual([]);
  });

  it("pass on no other file's exports", () => {
    const barrels = code.filter(({ path, text }) => /\.tsx?$/.test(path) && /^export \* from/m.test(text));
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it("name no folder of the machine they were written on, and no package registry", () => {
    const all = filesUnder(".", /\.(tsx?|mjs|mts|css|json|md|tsv|html|ya?ml)$|^(run|\.npmrc|\.gitignore)$/);
    expect(all.flatMap(({ path, text }) => foreignWords(text).map((word) => `${path}: ${word}`))).toEqual([]);
  });

  it("are found out when they do", () => {
    expect(foreignWords(["see /ho", "me/someone/notes"].join(""))).toHaveLength(1);
    expect(foreignWords(["https://regis", "try.npmjs.org/a"].join(""))).toHaveLength(1);
    expect(foreignWords("see docs/architecture.md and /opt/flussonic/iptv.db")).toEqual([]);
  });
});
