import type { Statement } from "../syntax/Statement.ts";
import { afterLineOf } from "./afterLineOf.ts";
import { endsLine } from "./endsLine.ts";
import { isFirstOnLine } from "./isFirstOnLine.ts";
import { lineStartOf } from "./lineStartOf.ts";
import type { Splice } from "./Splice.ts";

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
