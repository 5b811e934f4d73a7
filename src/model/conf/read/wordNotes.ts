import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import { confMessages } from "../confProblems.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import type { Argument, Statement } from "../syntax/ConfTree.ts";
import type { Range, Reader } from "./Reader.ts";

/**
 * Tells of a word that is an older name of its setting, or of a setting that is no longer in use.
 * @param range where the word stands
 * @param isBeside whether the present name stands beside it
 */
export function noteWord(
  property: ConfProperty,
  word: string,
  statement: Statement,
  range: Range,
  reader: Reader,
  isBeside = false,
): void {
  const { path, deprecated, olderWords } = property;
  const isOlder = olderWords?.includes(word) === true;
  if (!isOlder && deprecated === undefined) return;
  reader.enter(...path);
  if (isOlder && isBeside) reader.error(confMessages.bothNames(word, property.word), statement, range);
  else if (isOlder) {
    const fix = { title: confMessages.writeAnew(property.word), text: property.word };
    const message = confMessages.olderName(word, property.word);
    reader.warn(message, statement, range, { keyword: "older-name", fix });
  }
  if (deprecated !== undefined)
    reader.warn(confMessages.deprecated(word, deprecated), statement, range, { keyword: "deprecated" });
  reader.leave(path.length);
}

/** The same of every statement of a row; of a list or map each statement is an item, whatever its word. */
export function noteStatements(property: ConfProperty, statements: readonly Statement[], reader: Reader): void {
  if (property.olderWords === undefined && property.deprecated === undefined) return;
  for (const statement of statements) {
    const { word, start, wordEnd: end } = statement;
    const isBeside = property.container === undefined && statements.some((other) => other.word !== word);
    noteWord(property, word, statement, { start, end }, reader, isBeside);
  }
}

/** The same of an option, `k=v` or the bare word. */
export function noteOption(
  grammar: ContextGrammar,
  property: ConfProperty,
  argument: Argument,
  statement: Statement,
  reader: Reader,
): void {
  if (property.olderWords === undefined && property.deprecated === undefined) return;
  const word = argument.key ?? argument.value;
  const isBeside = statement.args.some(
    ({ key, value }) => (key ?? value) !== word && grammar.optionByWord.get(key ?? value) === property,
  );
  noteWord(property, word, statement, { start: argument.start, end: argument.start + word.length }, reader, isBeside);
}
