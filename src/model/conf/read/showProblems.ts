import { formatPointer } from "../../configPath.ts";
import { type ConfProblem, MOST_PROBLEMS } from "../confProblems.ts";
import type { ConfTree } from "../syntax/ConfTree.ts";
import type { ReadProblem } from "./Reader.ts";

/** The problems of a text as they are listed, and how many more there are. */
interface ShownProblems {
  readonly problems: ConfProblem[];
  readonly unlisted: number;
}

/**
 * The problems of a tree, those of its syntax too, in the order of the text: the first MOST_PROBLEMS, errors before
 * warnings, as an error must never be pushed out by what keeps nothing from being saved.
 */
export function showProblems(tree: ConfTree, readProblems: readonly ReadProblem[]): ShownProblems {
  const errors = new FirstProblems(tree);
  const warnings = new FirstProblems(tree);
  let unlisted = 0;
  for (const chunk of tree.chunks) {
    unlisted += chunk.unlistedProblems;
    for (const { start, end, message } of chunk.problems)
      errors.add({ level: "error", message, chunk, start, end, path: [] });
  }
  for (const problem of readProblems) (problem.level === "error" ? errors : warnings).add(problem);
  const first = [...errors.first, ...warnings.first].slice(0, MOST_PROBLEMS);
  unlisted += errors.count + warnings.count - first.length;
  const problems = first
    .map(({ problem }) => {
      const start = tree.positionOf(problem.chunk, problem.start);
      const end = tree.positionOf(problem.chunk, problem.end);
      const { level, message, path, keyword, fix } = problem;
      const kind = { ...(keyword === undefined ? {} : { keyword }), ...(fix === undefined ? {} : { fix }) };
      const shown = { level, message, ...kind, pointer: formatPointer(path) };
      return { ...shown, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
    })
    .toSorted((one, other) => one.line - other.line || one.column - other.column);
  return { problems, unlisted };
}

interface RankedProblem {
  readonly offset: number;
  readonly problem: ReadProblem;
}

/** The first problems in the order of the text, of however many: a list of all would be sorted for nothing. */
class FirstProblems {
  readonly first: RankedProblem[] = [];
  count = 0;

  constructor(private readonly tree: ConfTree) {}

  add(problem: ReadProblem): void {
    this.count++;
    const offset = this.tree.offsetOf(problem.chunk) + problem.start;
    let place = this.first.length;
    while (place > 0 && (this.first[place - 1]?.offset ?? 0) > offset) place--;
    if (place >= MOST_PROBLEMS) return;
    this.first.splice(place, 0, { offset, problem });
    if (this.first.length > MOST_PROBLEMS) this.first.pop();
  }
}
