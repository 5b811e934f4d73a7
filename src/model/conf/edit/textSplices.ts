import type { ConfChunk, Statement } from "../syntax/ConfTree.ts";
import { isBlank } from "../syntax/Scanner.ts";

/** A replacement of a range of a chunk's text; an empty range inserts. */
export interface Splice {
  readonly chunk: ConfChunk;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with ranges replaced. Ranges do not overlap; insertions at one place stand in the order they came. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  const sorted = splices.toSorted((one, other) => one.start - other.start || one.end - other.end);
  let result = "";
  let at = 0;
  for (const splice of sorted) {
    result += text.slice(at, splice.start) + splice.text;
    at = splice.end;
  }
  return result + text.slice(at);
}

/** Takes a statement out of its block: whole lines where it has them to itself. Comments above stay. */
export function removalOf(statement: Statement): Splice {
  const { chunk, start, end } = statement;
  const { text } = chunk;
  if (isFirstOnLine(statement) && endsLine(text, end)) {
    return { chunk, start: lineStartOf(text, start), end: afterLineOf(text, end), text: "" };
  }
  let from = start;
  while (from > 0 && (text[from - 1] === " " || text[from - 1] === "\t")) from--;
  return { chunk, start: from, end, text: "" };
}

/**
 * Where a statement begins with the comment lines directly above it, which belong to it: a move or a deletion takes
 * them along. A blank line parts a comment from what follows.
 */
export function attachedStartOf(statement: Statement): number {
  const { text } = statement.chunk;
  if (!isFirstOnLine(statement)) return statement.start;
  let start = lineStartOf(text, statement.start);
  while (start > 0) {
    const before = text.startsWith("\r\n", start - 2) ? start - 2 : start - 1;
    const line = lineStartOf(text, before);
    if (!text.slice(line, before).trimStart().startsWith("#")) break;
    start = line;
  }
  return start;
}

/** Whether nothing but blanks stands before a statement on its line. */
export function isFirstOnLine({ chunk, start }: Statement): boolean {
  const { text } = chunk;
  // Only as far as the blanks go: a file of one giant line has thousands of statements on it.
  for (let at = start - 1; at >= 0; at--) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) return true;
    if (!isBlank(code)) return false;
  }
  return !chunk.isInline;
}

/** Whether nothing but blanks and a comment stands behind an offset on its line. */
export function endsLine(text: string, offset: number): boolean {
  for (let at = offset; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13 || code === 35) return true;
    if (!isBlank(code)) return false;
  }
  return true;
}

/** Where the line begins on which an offset stands. */
function lineStartOf(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && text[at - 1] !== "\n" && text[at - 1] !== "\r") at--;
  return at;
}

/** Where the line ends on which an offset stands, before its end-of-line characters. */
export function lineEndOf(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && text[at] !== "\n" && text[at] !== "\r") at++;
  return at;
}

/** Where the next line begins, behind the end-of-line characters of an offset's line. */
function afterLineOf(text: string, offset: number): number {
  const end = lineEndOf(text, offset);
  if (text[end] === "\r" && text[end + 1] === "\n") return end + 2;
  return Math.min(end + 1, text.length);
}

/** The blanks an offset's line begins with. */
export function indentOf(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStartOf(text, offset), offset))?.[0] ?? "";
}
