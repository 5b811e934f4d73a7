import type { Statement } from "../syntax/Statement.ts";
import { isFirstOnLine } from "./isFirstOnLine.ts";
import { lineStartOf } from "./lineStartOf.ts";

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
