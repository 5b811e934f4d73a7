import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import type { Row } from "../grammar/Row.ts";
import type { Layout } from "../print/Layout.ts";
import type { ConfChunk } from "../syntax/ConfChunk.ts";
import type { Statement } from "../syntax/Statement.ts";
import { attachedStartOf } from "./attachedStartOf.ts";
import type { Body } from "./Body.ts";
import type { Insertion } from "./Insertion.ts";
import { endsLine } from "./endsLine.ts";
import { indentOf } from "./indentOf.ts";
import { isFirstOnLine } from "./isFirstOnLine.ts";
import { lineEndOf } from "./lineEndOf.ts";
import type { Splice } from "./Splice.ts";

/** Puts a new statement into a block, indented and parted as its neighbours are. */
export function insertionSplice(
  { place, text }: Insertion,
  body: Body,
  grammar: ContextGrammar,
  removed: ReadonlySet<Statement>,
  layout: Layout,
): Splice {
  const indent = indentIn(body);
  if ("before" in place) return before(place.before, text, layout);
  const anchor =
    "after" in place ? survivorBefore(body, place.after, removed) : rowAnchor(body, grammar, place.row, removed);
  if (anchor !== undefined) {
    const own = isFirstOnLine(anchor) ? indentOf(anchor.chunk.text, anchor.start) : indent;
    return behind(anchor.chunk, anchor.end, text, own, layout);
  }
  const { chunk, offset, isLine } = body.top;
  if (isLine === true) return { chunk, start: offset, end: offset, text: text(indent) + layout.endOfLine };
  return behind(chunk, offset, text, indent, layout);
}

function indentIn({ statements, indent }: Body): string {
  const sibling = statements.find(isFirstOnLine);
  return sibling === undefined ? indent : indentOf(sibling.chunk.text, sibling.start);
}

/** A removed statement is no neighbour: the one above it is. */
function survivorBefore(
  { statements }: Body,
  statement: Statement,
  removed: ReadonlySet<Statement>,
): Statement | undefined {
  return statements.slice(0, statements.indexOf(statement) + 1).findLast((candidate) => !removed.has(candidate));
}

/** The last statement of the nearest row above, in the order of the language. */
function rowAnchor(
  { statements }: Body,
  grammar: ContextGrammar,
  row: Row,
  removed: ReadonlySet<Statement>,
): Statement | undefined {
  const place = new Map(grammar.rows.map((other, index) => [other, index]));
  const own = place.get(row) ?? 0;
  let best: Statement | undefined;
  let bestPlace = -1;
  for (const statement of statements) {
    const other = grammar.rowByWord.get(statement.word);
    const otherPlace = other === undefined ? -1 : (place.get(other) ?? -1);
    if (removed.has(statement) || otherPlace < bestPlace || otherPlace < 0 || otherPlace > own) continue;
    best = statement;
    bestPlace = otherPlace;
  }
  return best;
}

function behind(chunk: ConfChunk, offset: number, text: Insertion["text"], indent: string, layout: Layout): Splice {
  if (endsLine(chunk.text, offset)) {
    const end = lineEndOf(chunk.text, offset);
    return { chunk, start: end, end, text: layout.endOfLine + indent + text(indent) };
  }
  const closesAtOnce = chunk.text[offset] === "}";
  return { chunk, start: offset, end: offset, text: ` ${text(indent)}${closesAtOnce ? " " : ""}` };
}

function before(statement: Statement, text: Insertion["text"], layout: Layout): Splice {
  const { chunk, start } = statement;
  const indent = indentOf(chunk.text, start);
  if (!isFirstOnLine(statement)) return { chunk, start, end: start, text: `${text(indent)} ` };
  const line = attachedStartOf(statement);
  return { chunk, start: line, end: line, text: indent + text(indent) + layout.endOfLine };
}
