import type { Layout } from "./Layout.ts";
import type { PrintedStatement } from "./PrintedStatement.ts";
import type { PrintedObject } from "./PrintedObject.ts";
import { printHead } from "./printHead.ts";

/** The text of a statement, without blanks before it and without the end of its line. */
export function printStatement(statement: PrintedStatement, indent: string, layout: Layout): string {
  const { object } = statement;
  const head = object === undefined ? [] : printHead(object, () => object.shape === "options");
  const line = [statement.word, ...statement.args, ...head].join(" ");
  if (object?.shape !== "block") return `${line};`;
  return `${line} ${printBlock(object, indent, layout)}`;
}

function printBlock(object: PrintedObject, indent: string, layout: Layout): string {
  const inner = indent + layout.step;
  const lines = object.grammar.rows
    .flatMap((row) => row.shape.print(row, object.value))
    .map((statement) => inner + printStatement(statement, inner, layout));
  return ["{", ...lines, `${indent}}`].join(layout.endOfLine);
}
