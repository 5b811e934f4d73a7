import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import { deepEqual } from "../../Json.ts";
import type { PrintedObject, PrintedStatement, Row } from "../grammar/ContextGrammar.ts";
import { printStatement } from "../print/printConf.ts";
import { printHead } from "../print/printHead.ts";
import { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/ConfTree.ts";
import { editBody } from "./editBody.ts";
import { editHead } from "./editHead.ts";
import type { EditContext } from "./editedChunks.ts";
import { indentOf, type Splice } from "./textSplices.ts";

/** Changes one statement, its word, its arguments and its block, from what it says to what it should say. */
export function editStatement(
  row: Row,
  statement: Statement,
  before: PrintedStatement,
  after: PrintedStatement,
  context: EditContext,
): Splice[] {
  const { chunk, start, wordEnd } = statement;
  const isInHead = after.object === undefined ? () => true : headPropertiesOf(after.object, statement);
  const splices: Splice[] = before.word === after.word ? [] : [{ chunk, start, end: wordEnd, text: after.word }];
  const headBefore = headOf(before, isInHead);
  const headAfter = headOf(after, isInHead);
  if (!deepEqual(headBefore, headAfter)) {
    const isRight = (tokens: readonly string[]): boolean => {
      const again = reread(row, statement, tokens, context);
      return again !== undefined && deepEqual(headOf(again, isInHead), headAfter);
    };
    const words = (after.object ?? before.object)?.grammar.optionByWord;
    splices.push(...editHead(statement, headBefore, headAfter, isRight, words));
  }
  if (after.object !== undefined)
    splices.push(...blockSplices(statement, before.object, after, after.object, isInHead, context));
  const isOlder = row.property.olderWords?.includes(statement.word) === true;
  const hasWord = splices.some((splice) => splice.chunk === chunk && splice.start === start && splice.end === wordEnd);
  if (isOlder && !hasWord && splices.length > 0) splices.unshift({ chunk, start, end: wordEnd, text: after.word });
  return splices;
}

function headOf({ args, object }: PrintedStatement, isInHead: (property: ConfProperty) => boolean): string[] {
  return object === undefined ? [...args] : [...args, ...printHead(object, isInHead)];
}

/** What the new arguments would be read as. */
function reread(
  row: Row,
  statement: Statement,
  tokens: readonly string[],
  context: EditContext,
): PrintedStatement | undefined {
  const [chunk] = context.parse(`${[statement.word, ...tokens].join(" ")};`);
  if (chunk?.statement === undefined || chunk.problems.length > 0) return undefined;
  chunk.serverKey = statement.chunk.serverKey;
  const owner = {};
  const reader = new Reader();
  row.shape.read(row, [chunk.statement], owner, reader);
  const printed = row.shape.print(row, owner);
  return printed.length === 1 && reader.problems.every(({ level }) => level === "warning") ? printed[0] : undefined;
}

function blockSplices(
  statement: Statement,
  before: PrintedObject | undefined,
  printed: PrintedStatement,
  after: PrintedObject,
  isInHead: (property: ConfProperty) => boolean,
  context: EditContext,
): Splice[] {
  const { chunk, end, open } = statement;
  if (statement.body === undefined) {
    if (after.shape !== "block") return [];
    const rows = after.grammar.rows.filter((row) => !isInHead(row.property));
    if (rows.every((row) => row.shape.print(row, after.value).length === 0)) return [];
    const text = printStatement(printed, indentOf(chunk.text, statement.start), context.layout);
    const isEnded = chunk.text[end - 1] === ";";
    return [
      {
        chunk,
        start: isEnded ? end - 1 : end,
        end,
        text: ` ${text.slice(text.indexOf(`{${context.layout.endOfLine}`))}`,
      },
    ];
  }
  const rows = after.grammar.rows.filter((row) => !row.properties.some(isInHead));
  const inner = {
    statements: statement.body,
    indent: indentOf(chunk.text, statement.start) + context.layout.step,
    top: { chunk, offset: open + 1 },
  };
  return editBody(rows, after.grammar, inner, before?.value ?? {}, after.value, context);
}

/** Which properties of an object stand, or would be written, behind its word: all but where there is a block. */
function headPropertiesOf(
  { grammar, shape }: PrintedObject,
  statement: Statement,
): (property: ConfProperty) => boolean {
  if (shape === "options" && statement.body === undefined) return () => true;
  const written = new Set(statement.args.map(({ key, value }) => grammar.optionByWord.get(key ?? value)));
  return (property) => written.has(property);
}
