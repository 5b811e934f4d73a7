import type { ContextGrammar, Row } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { Argument, ConfChunk, ConfTree, Statement } from "../syntax/ConfTree.ts";

/** What stands at an offset of the file. */
export interface CursorPlace {
  readonly chunk: ConfChunk;
  /** Offset of the chunk in the file. */
  readonly base: number;
  /** Offset of the cursor in the chunk. */
  readonly at: number;
  /** The context whose words are valid here. */
  readonly grammar: ContextGrammar | undefined;
  /** The statement whose word or arguments the cursor is in. */
  readonly statement: Statement | undefined;
  readonly row: Row | undefined;
  /** The argument the cursor is in or behind. */
  readonly argument: Argument | undefined;
  readonly isInWord: boolean;
}

/** What stands at an offset: a word, an argument, or the free space of a block. Undefined outside the file. */
export function cursorPlaceAt(grammar: Grammar, tree: ConfTree, offset: number): CursorPlace | undefined {
  let base = 0;
  for (const [index, chunk] of tree.chunks.entries()) {
    const isLast = index === tree.chunks.length - 1;
    // A chunk ends with its line: its end is the start of the next one.
    if (offset - base < chunk.text.length || (isLast && offset - base <= chunk.text.length)) {
      const place = { chunk, base, at: offset - base };
      const { statement } = chunk;
      return { ...place, ...within(grammar.root, statement === undefined ? [] : [statement], place.at, chunk.text) };
    }
    base += chunk.text.length;
  }
  return undefined;
}

function within(
  grammar: ContextGrammar | undefined,
  statements: readonly Statement[],
  at: number,
  text: string,
): Pick<CursorPlace, "grammar" | "statement" | "row" | "argument" | "isInWord"> {
  for (const statement of statements) {
    const row = grammar?.rowByWord.get(statement.word);
    if (at >= statement.start && at <= statement.wordEnd)
      return { grammar, statement, row, argument: undefined, isInWord: true };
    const closes = statement.close < 0 ? text.length : statement.close;
    if (statement.body !== undefined && at > statement.open && at <= closes)
      return within(row?.grammar, statement.body, at, text);
    const headEnd = statement.open >= 0 ? statement.open : endOfHead(statement, text);
    if (at > statement.wordEnd && at <= headEnd) {
      const argument = statement.args.find(({ start, end }) => at >= start && at <= end);
      return { grammar, statement, row, argument, isInWord: false };
    }
  }
  return { grammar, statement: undefined, row: undefined, argument: undefined, isInWord: false };
}

/** A statement without its semicolon goes on to the end of the line. */
function endOfHead({ end }: Statement, text: string): number {
  if (text[end - 1] === ";") return end - 1;
  let at = end;
  while (text[at] === " " || text[at] === "\t") at++;
  return at;
}
