import { structuredPatch } from "diff";

export interface Hunk {
  /** Line numbers from 1. */
  readonly oldStart: number;
  readonly newStart: number;
  readonly lines: readonly DiffLine[];
}

export interface DiffLine {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** Lines around a change that are shown though they are the same. */
const CONTEXT = 3;

/** What a text has become, line by line, with a little of what stayed around each change; empty when nothing changed. */
export function textDiff(before: string, after: string): readonly Hunk[] {
  const { hunks } = structuredPatch("", "", before, after, undefined, undefined, { context: CONTEXT });
  return hunks.map(({ oldStart, newStart, lines }) => ({
    oldStart,
    newStart,
    // "\ No newline at end of file" is the format's remark, not a line.
    lines: lines.filter((line) => !line.startsWith("\\")).map(lineOf),
  }));
}

function lineOf(line: string): DiffLine {
  const kind = line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : "same";
  return { kind, text: line.slice(1) };
}
