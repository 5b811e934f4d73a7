import { productConf } from "../../model/conf/ConfLanguage.ts";
import type { ConfRange } from "../../model/conf/read/locateValues.ts";
import type { ConfTree } from "../../model/conf/syntax/ConfTree.ts";
import { secretPointers } from "./secretPointers.ts";

const mask = "••••••";

/** The lines of a config text with a mask in the place of each secret; every line keeps its number. */
export function maskSecrets(tree: ConfTree, text: string): readonly string[] {
  const lines = text.split("\n");
  const pointers = secretPointers(productConf.read(tree).config);
  const ranges = productConf.locate(tree, pointers).filter((range) => range !== undefined);
  // From the end, so that a mask moves no range that is still to come.
  const ordered = ranges.toSorted((one, other) => other.line - one.line || other.column - one.column);
  for (const [index, range] of ordered.entries()) {
    // Two secrets of one statement share its place.
    if (ordered[index - 1]?.line !== range.line || ordered[index - 1]?.column !== range.column) hide(lines, range);
  }
  return lines;
}

function hide(lines: string[], { line, column, endLine, endColumn }: ConfRange): void {
  const first = lines[line - 1] ?? "";
  const before = first.slice(0, column - 1);
  // The place is that of the statement or option: its word says what is hidden.
  const [word = ""] = /^[\w@-]+(\s+|=)/.exec(first.slice(column - 1)) ?? [];
  const last = lines[endLine - 1] ?? "";
  const end = last[endColumn - 2] === ";" ? ";" : "";
  for (let next = line; next < endLine; next += 1) lines[next] = "";
  lines[line - 1] = `${before}${word}${mask}${end}${last.slice(endColumn - 1)}`;
}
