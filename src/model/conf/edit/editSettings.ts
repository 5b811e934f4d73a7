import { applyMergePatch } from "../../merge/mergePatch.ts";
import type { JsonObject } from "../../Json.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { isCollection, type Row } from "../grammar/ContextGrammar.ts";
import { ConfChunk, type Statement } from "../syntax/ConfTree.ts";
import { applySplices, attachedStartOf, type Splice } from "./textSplices.ts";
import type { Body } from "./insertions.ts";
import { editBody } from "./editBody.ts";
import { type EditContext, withText } from "./editedChunks.ts";

/** Changes the statements of the top level that are no entities: ports, paths, plugins. */
export function editSettings(
  grammar: Grammar,
  rows: readonly Row[],
  chunks: readonly ConfChunk[],
  before: JsonObject,
  delta: JsonObject,
  context: EditContext,
): ConfChunk[] {
  const statements = chunks.flatMap(({ statement }) => {
    const row = statement === undefined ? undefined : grammar.root.rowByWord.get(statement.word);
    return statement !== undefined && row !== undefined && !isCollection(row) ? [statement] : [];
  });
  const first = chunks.find(({ statement }) => statement !== undefined);
  const { body, all } =
    first?.statement === undefined
      ? bodyBehind(chunks, statements)
      : { body: bodyBefore(first.statement, statements), all: chunks };
  const splices = editBody(rows, grammar.root, body, before, applyMergePatch(before, delta), context);
  const byChunk = new Map<ConfChunk, Splice[]>();
  for (const splice of splices) {
    const own = byChunk.get(splice.chunk);
    if (own === undefined) byChunk.set(splice.chunk, [splice]);
    else own.push(splice);
  }
  const isOnTop = ({ start, end }: Splice): boolean => start === body.top.offset && end === start;
  if (first?.statement?.body !== undefined && byChunk.get(first)?.some(isOnTop) === true) {
    // Settings and the first block are parted as blocks are.
    byChunk
      .get(first)
      ?.push({ chunk: first, start: body.top.offset, end: body.top.offset, text: context.layout.endOfLine });
  }
  return all.flatMap((chunk) => {
    const own = byChunk.get(chunk);
    return own === undefined ? [chunk] : withText(chunk, applySplices(chunk.text, own), context);
  });
}

function bodyBefore(first: Statement, statements: Body["statements"]): Body {
  return { statements, indent: "", top: { chunk: first.chunk, offset: attachedStartOf(first), isLine: true } };
}

/** A file without a statement: new ones stand behind its comments. */
function bodyBehind(
  chunks: readonly ConfChunk[],
  statements: Body["statements"],
): { body: Body; all: readonly ConfChunk[] } {
  const end = new ConfChunk();
  return { body: { statements, indent: "", top: { chunk: end, offset: 0, isLine: true } }, all: [...chunks, end] };
}
