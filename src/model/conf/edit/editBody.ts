import { deepEqual, type JsonObject } from "../../Json.ts";
import type { ContextGrammar, Row } from "../grammar/ContextGrammar.ts";
import { getAt } from "../values/propertyPaths.ts";
import { type Body, type Insertion, InsertionPlaces, insertionSplice } from "./insertions.ts";
import type { EditContext } from "./editedChunks.ts";
import { editRow } from "./editRow.ts";
import { removalOf, type Splice } from "./textSplices.ts";
import type { Statement } from "../syntax/ConfTree.ts";

/** Changes the statements of a block from what `before` says to what `after` says; only rows that differ are touched. */
export function editBody(
  rows: readonly Row[],
  grammar: ContextGrammar,
  body: Body,
  before: JsonObject,
  after: JsonObject,
  context: EditContext,
): Splice[] {
  const splices: Splice[] = [];
  const removed = new Set<Statement>();
  const insertions: Insertion[] = [];
  for (const row of rows) {
    if (row.properties.every(({ path }) => deepEqual(getAt(before, path), getAt(after, path)))) continue;
    const statements = body.statements.filter(({ word }) => grammar.rowByWord.get(word) === row);
    const change = editRow(row, statements, after, context);
    for (const splice of change.splices) splices.push(splice);
    for (const statement of change.removed) removed.add(statement);
    for (const insertion of change.insertions) insertions.push(insertion);
  }
  const places = new InsertionPlaces(body, grammar, removed);
  return [
    ...splices,
    ...[...removed].map(removalOf),
    ...insertions.map((insertion) => insertionSplice(insertion, places, context.layout)),
  ];
}
