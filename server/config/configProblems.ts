import { type ConfFix, MOST_PROBLEMS } from "../../src/model/conf/confProblems.ts";
import type { Problem } from "../../src/model/entity/checkProblems.ts";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import { ServerError } from "../ServerError.ts";

/** One thing wrong with a config or its text; `line` and `column` count from 1 and stand where a text was read. */
export interface ConfigProblem extends Problem {
  /** What would mend a text, in place of what the problem says. */
  readonly fix?: ConfFix;
  readonly line?: number;
  readonly column?: number;
}

/** Where something stands in a text, counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Problems as an answer lists them. */
export interface ListedProblems {
  readonly problems: readonly ConfigProblem[];
  /** How many more there are. */
  readonly unlisted: number;
}

/** The first problems, errors before warnings: an answer of megabytes helps nobody. */
export function listProblems(all: readonly ConfigProblem[], unlisted = 0): ListedProblems {
  if (all.length <= MOST_PROBLEMS) return { problems: all, unlisted };
  const errors = all.filter(({ level }) => level === "error");
  const warnings = all.filter(({ level }) => level !== "error");
  const problems = [...errors, ...warnings].slice(0, MOST_PROBLEMS);
  return { problems, unlisted: unlisted + all.length - problems.length };
}

/** Throws `invalid` when one of the problems is an error; warnings pass. */
export function refuseProblems(all: readonly ConfigProblem[], unlistedBefore = 0): void {
  const words = describeErrors(all, unlistedBefore);
  if (words !== undefined) throw new ServerError("invalid", words, { ...listProblems(all, unlistedBefore) });
}

/** The first error with its place, and how many more there are; undefined where nothing is an error. */
export function describeErrors(all: readonly ConfigProblem[], unlisted = 0): string | undefined {
  const errors = all.filter(({ level }) => level === "error");
  const [first] = errors;
  if (first === undefined) return undefined;
  // Warnings are left out before errors are: where any is listed, no error is unlisted.
  const more = errors.length - 1 + (errors.length === all.length ? unlisted : 0);
  const where = placeWords(first);
  const rest = more > 0 ? ` (and ${formatCount(more)} more)` : "";
  return `${where === "" ? "" : `${where}: `}${first.message}${rest}`;
}

function placeWords({ line, column, pointer }: ConfigProblem): string {
  if (line === undefined) return pointer;
  return column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
}
