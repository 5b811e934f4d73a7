import type { ConfigPath } from "../../configPath.ts";
import type { ConfProblem } from "../confProblems.ts";
import type { Argument, ConfChunk, Statement } from "../syntax/ConfTree.ts";

/** A problem found while a chunk was read; offsets count from its start, so that it outlives edits elsewhere. */
export interface ReadProblem extends ProblemKind {
  readonly level: "error" | "warning";
  readonly message: string;
  readonly chunk: ConfChunk;
  readonly start: number;
  readonly end: number;
  readonly path: ConfigPath;
}

type ProblemKind = Pick<ConfProblem, "keyword" | "fix">;

/** Offsets in a chunk. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Collects what is wrong with statements while they are turned into JSON, and on demand where each value stands. */
export class Reader {
  readonly problems: ReadProblem[] = [];
  private readonly path: string[] = [];

  /** @param onPlace is told the path and the place of every value that is read */
  constructor(private readonly onPlace?: (path: readonly string[], statement: Statement, range: Range) => void) {}

  enter(...segments: readonly string[]): void {
    for (const segment of segments) this.path.push(segment);
  }

  leave(count = 1): void {
    for (let left = count; left > 0; left--) this.path.pop();
  }

  /** The value at the current path, with the segments added, stands there. */
  place(segments: readonly string[], statement: Statement, range: Range = statement): void {
    if (this.onPlace !== undefined) this.onPlace([...this.path, ...segments], statement, range);
  }

  error(message: string, statement: Statement, range: Range | Argument = statement): void {
    this.report("error", message, statement, range);
  }

  warn(message: string, statement: Statement, range: Range | Argument = statement, kind: ProblemKind = {}): void {
    this.report("warning", message, statement, range, kind);
  }

  private report(
    level: "error" | "warning",
    message: string,
    statement: Statement,
    range: Range,
    kind: ProblemKind = {},
  ): void {
    // A whole block underlined says nothing: its first line is enough.
    const end = range === statement && statement.open > 0 ? statement.open : range.end;
    this.problems.push({
      level,
      message,
      chunk: statement.chunk,
      start: range.start,
      end,
      path: [...this.path],
      ...kind,
    });
  }
}
