import { describe, expect, it } from "vitest";
import { filesUnder } from "./support/filesUnder.ts";

const textOf = (folder: string, name: RegExp) => filesUnder(folder, name)[0]?.text ?? "";
const files = [".", "src/generated", "docs/reference"].flatMap((folder) =>
  filesUnder(folder, /\.(tsx?|m?js|json|md)$/).map(({ path }) => path),
);
const folders = new Set(files.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))));
/** What a build or a run of the server makes is not there in a fresh copy. */
const made = textOf(".", /^\.gitignore$/)
  .split("\n")
  .filter((line) => line.endsWith("/"))
  .map((line) => line.replace(/^\//, ""));

/** Paths in backticks: of one word, with a slash inside or the ending of a file. `/a` is an address of the server. */
function namedPaths(text: string): readonly string[] {
  const spans = [...text.replace(/```[^]*?```/g, "").matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  return spans
    .filter((span) => /^[\w.<>*-]+(\/[\w.<>*-]*)*$/.test(span) && /\/|\.(tsx?|m?js|json|md)$/.test(span))
    .filter((span) => !made.some((folder) => span.startsWith(folder)));
}

/** Whether a file or folder ends in a path as the text writes it: below the room it speaks of, the ending left out at will. */
function exists(span: string): boolean {
  const words = span.replace(/^(\.\.?\/)+|\/$/g, "").split(/<[^>]*>|\*/);
  const pattern = words.map((word) => word.replaceAll(".", "\\.")).join("[^/]+");
  const path = new RegExp(`(^|/)${pattern}(\\.tsx?)?$`);
  const isFolder = span.endsWith("/");
  return [...folders, ...(isFolder ? [] : files)].some((one) => path.test(one));
}

describe("docs/architecture.md", () => {
  const named = namedPaths(textOf("docs", /^architecture\.md$/));

  it("names files and folders that are there", () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });

  it("is found out when it does not", () => {
    const text =
      "`src/gone.ts`, `gone/`, `src/model/*Gone`, `GET gone/{rev}`, `/flussonic/gone`, `dist/gone.js`, `src`";
    expect(namedPaths(text).filter((path) => !exists(path))).toEqual(["src/gone.ts", "gone/", "src/model/*Gone"]);
  });
});
