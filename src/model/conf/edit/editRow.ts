import { deepEqual, type JsonObject } from "../../Json.ts";
import type { PrintedStatement, Row } from "../grammar/ContextGrammar.ts";
import { printStatement } from "../print/printConf.ts";
import { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/ConfTree.ts";
import type { EditContext } from "./editedChunks.ts";
import type { Insertion } from "./insertions.ts";
import { anchorsBehind, planRow } from "./planRow.ts";
import { applySplices, type Splice } from "./textSplices.ts";

/** What a change of one row does to its block. */
interface RowChange {
  readonly splices: readonly Splice[];
  readonly removed: readonly Statement[];
  readonly insertions: readonly Insertion[];
}

/** The change that makes the statements of a row say what `after` holds. */
export function editRow(
  row: Row,
  statements: readonly Statement[],
  after: JsonObject,
  context: EditContext,
): RowChange {
  const before = statements.map((statement) => ({ statement, printed: printOne(row, statement) }));
  const next = row.shape.print(row, after);
  const groupOf = (printed: PrintedStatement | undefined): string =>
    printed === undefined ? "" : (row.shape.groupOf?.(printed) ?? "");
  const groups = new Set([...before.map(({ printed }) => groupOf(printed)), ...next.map(groupOf)]);
  const changes = [...groups].map((group) =>
    editGroup(
      row,
      before.filter(({ printed }) => groupOf(printed) === group),
      next.filter((printed) => groupOf(printed) === group),
      context,
    ),
  );
  return {
    splices: changes.flatMap(({ splices }) => splices),
    removed: changes.flatMap(({ removed }) => removed),
    insertions: changes.flatMap(({ insertions }) => insertions),
  };
}

interface StandingStatement {
  readonly statement: Statement;
  readonly printed: PrintedStatement | undefined;
}

function editGroup(
  row: Row,
  standing: readonly StandingStatement[],
  next: readonly PrintedStatement[],
  context: EditContext,
): RowChange {
  const statements = standing.map(({ statement }) => statement);
  const before = standing.map(({ printed }) => printed);
  const plan = planRow(before, next, mayReplace(row));
  const laterAnchors = anchorsBehind(plan);
  const splices: Splice[] = [];
  const insertions: Insertion[] = [];
  const kept = new Set<Statement>();
  let previous: Statement | undefined;
  for (const [index, { printed, from, isMoved }] of plan.entries()) {
    const statement = from === undefined ? undefined : statements[from];
    const own =
      statement === undefined || from === undefined ? [] : changeOf(row, statement, before[from], printed, context);
    if (statement !== undefined && !isMoved) {
      for (const splice of own) splices.push(splice);
      kept.add(statement);
      previous = statement;
      continue;
    }
    const later = laterAnchors[index];
    const following = later === undefined ? undefined : statements[later];
    const place =
      previous !== undefined ? { after: previous } : following !== undefined ? { before: following } : { row };
    const text = statement === undefined ? printer(printed, context) : () => movedText(statement, own);
    insertions.push({ place, text });
  }
  return { splices, removed: statements.filter((statement) => !kept.has(statement)), insertions };
}

function printer(printed: PrintedStatement, { layout }: EditContext): (indent: string) => string {
  return (indent) => printStatement(printed, indent, layout);
}

function changeOf(
  row: Row,
  statement: Statement,
  before: PrintedStatement | undefined,
  after: PrintedStatement,
  context: EditContext,
): Splice[] {
  if (before !== undefined) return context.edit(row, statement, before, after, context);
  // What it says is nothing or several things: its arguments are written anew.
  return context.edit(
    row,
    statement,
    { word: statement.word, id: "", args: [] },
    { ...after, word: row.property.olderWords?.includes(statement.word) === true ? after.word : statement.word },
    context,
  );
}

/** A moved statement keeps its words, also those we do not know. */
function movedText({ chunk, start, end }: Statement, splices: readonly Splice[]): string {
  const shifted = splices.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start }));
  return applySplices(chunk.text.slice(start, end), shifted);
}

/** A list's item may become another one; a map's only when it is the same thing under another name. */
function mayReplace(row: Row): (before: PrintedStatement | undefined, after: PrintedStatement) => boolean {
  if (row.property.container !== "map" || row.property.shape !== "repeated") return () => true;
  const key = row.grammar?.context.key;
  const order = row.grammar?.context.order;
  return (before, after) => {
    if (before?.object === undefined || after.object === undefined) return false;
    const [one, other] = [before.object.value, after.object.value].map((value) =>
      Object.fromEntries(Object.entries(value).filter(([name]) => name !== key && name !== order)),
    );
    return deepEqual(one, other);
  };
}

/**
 * A statement as it would be printed: what it says, in canonical words. Undefined for one that says nothing, or the
 * work of several.
 */
function printOne(row: Row, statement: Statement): PrintedStatement | undefined {
  const owner: JsonObject = {};
  row.shape.read(row, [statement], owner, new Reader());
  const printed = row.shape.print(row, owner);
  return printed.length === 1 ? printed[0] : undefined;
}
