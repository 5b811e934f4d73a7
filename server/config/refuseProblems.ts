import { ServerError } from "../ServerError.ts";
import type { ConfigProblem } from "./ConfigProblem.ts";

/** Throws `invalid` when one of the problems is an error; warnings pass. */
export function refuseProblems(problems: readonly ConfigProblem[]): void {
  const errors = problems.filter(({ level }) => level === "error");
  const [first] = errors;
  if (first === undefined) return;
  const where = first.line === undefined ? first.pointer : `line ${first.line}`;
  const rest = errors.length > 1 ? ` (and ${errors.length - 1} more)` : "";
  throw new ServerError("invalid", `${where === "" ? "" : `${where}: `}${first.message}${rest}`, { problems });
}
