import { pointerOf } from "../../path/pointerOf.ts";
import type { ConfProblem } from "../ConfProblem.ts";
import type { ConfTree } from "../syntax/ConfTree.ts";
import type { ReadProblem } from "./ReadProblem.ts";

/** All problems of a tree, those of its syntax too, in the order of the text. */
export function showProblems(tree: ConfTree, readProblems: readonly ReadProblem[]): ConfProblem[] {
  const found: ReadProblem[] = [...readProblems];
  for (const chunk of tree.chunks) {
    for (const { start, end, message } of chunk.problems)
      found.push({ level: "error", message, chunk, start, end, path: [] });
  }
  return found
    .map((problem) => {
      const start = tree.positionOf(problem.chunk, problem.start);
      const end = tree.positionOf(problem.chunk, problem.end);
      const { level, message, path } = problem;
      const shown = { level, message, pointer: pointerOf(path) };
      return { ...shown, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
    })
    .toSorted((one, other) => one.line - other.line || one.column - other.column);
}
