import type { JsonObject } from "../../Json.ts";
import { confMessages } from "../confProblems.ts";
import type { ContextGrammar, Row } from "../grammar/ContextGrammar.ts";
import type { Reader } from "../read/Reader.ts";
import { noteStatements } from "../read/wordNotes.ts";
import type { Statement } from "../syntax/ConfTree.ts";
import { readArguments } from "./readArguments.ts";

/** Reads one statement, its arguments and its block, into `target`; gives the item's key where the text holds one. */
export function readObject(
  grammar: ContextGrammar,
  statement: Statement,
  target: JsonObject,
  reader: Reader,
): string | undefined {
  const key = readArguments(grammar, statement, target, reader);
  if (statement.body !== undefined) readBody(grammar, statement.body, target, reader);
  return key;
}

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
  for (const [place, row] of rows.entries()) {
    const own = groups[place] ?? [];
    noteStatements(row.property, own, reader);
    row.shape.read(row, own, target, reader);
  }
}

/** Of a setting that stands several times the last one counts; the others get a warning. */
export function lastOf(statements: readonly Statement[], reader: Reader): Statement | undefined {
  if (statements.length > 1)
    for (const earlier of statements.slice(0, -1)) reader.warn(confMessages.statedAgain, earlier);
  return statements.at(-1);
}
