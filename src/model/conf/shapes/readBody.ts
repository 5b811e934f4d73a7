import type { JsonObject } from "../../Json.ts";
import { confMessages } from "../confMessages.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import type { Row } from "../grammar/Row.ts";
import type { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/Statement.ts";

/** Reads the statements of a block into `target`. Unknown words are a warning and nothing more. */
export function readBody(grammar: ContextGrammar, statements: readonly Statement[], target: JsonObject, reader: Reader): void {
  const byRow = new Map<Row, Statement[]>();
  for (const statement of statements) {
    const row = grammar.rowByWord.get(statement.word);
    if (row === undefined) {
      reader.warn(confMessages.unknownWord, statement, { start: statement.start, end: statement.wordEnd });
      continue;
    }
    const known = byRow.get(row);
    if (known === undefined) byRow.set(row, [statement]);
    else known.push(statement);
  }
  for (const [row, own] of byRow) row.shape.read(row, own, target, reader);
}
