import type { JsonObject } from "../../Json.ts";
import { confMessages } from "../confMessages.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import type { Row } from "../grammar/Row.ts";
import type { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/Statement.ts";

/** Reads the statements of a block into `target`. Unknown words are a warning and nothing more. */
export function readBody(
  grammar: ContextGrammar,
  statements: readonly Statement[],
  target: JsonObject,
  reader: Reader,
): void {
  // Two short lists: a block has a dozen rows, and a file has thousands of blocks.
  const rows: Row[] = [];
  const groups: Statement[][] = [];
  for (const statement of statements) {
    const row = grammar.rowByWord.get(statement.word);
    if (row === undefined) {
      reader.warn(confMessages.unknownWord, statement, { start: statement.start, end: statement.wordEnd });
      continue;
    }
    const place = rows.indexOf(row);
    if (place >= 0) groups[place]?.push(statement);
    else groups[rows.push(row) - 1] = [statement];
  }
  for (const [place, row] of rows.entries()) row.shape.read(row, groups[place] ?? [], target, reader);
}
