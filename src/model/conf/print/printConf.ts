import type { JsonObject } from "../../Json.ts";
import type { PrintedObject, PrintedStatement } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { ConfChunk } from "../syntax/ConfTree.ts";
import { printHead } from "./printHead.ts";

/** How new text is laid out: as the file around it. */
export interface Layout {
  /** One step of indentation. */
  readonly step: string;
  readonly endOfLine: string;
}

/** How a file is laid out that has nothing yet to follow. */
const defaultLayout: Layout = { step: "  ", endOfLine: "\n" };

/** How a file is laid out: its ends of line and its step of indentation, from the first places that show them. */
export function layoutOf(chunks: readonly ConfChunk[]): Layout {
  let endOfLine: string | undefined;
  let step: string | undefined;
  for (const { text, statement } of chunks) {
    endOfLine ??= /\r\n|\n|\r/.exec(text)?.[0];
    if (statement?.body !== undefined) step ??= /[\r\n]([ \t]+)[^\s#]/.exec(text.slice(statement.open))?.[1];
    if (endOfLine !== undefined && step !== undefined) break;
  }
  return { step: step ?? defaultLayout.step, endOfLine: endOfLine ?? defaultLayout.endOfLine };
}

/** A config as fresh text: settings of the server first as the schema orders them, each entity a block of its own. */
export function printConf(grammar: Grammar, config: JsonObject): string {
  const simple: string[] = [];
  const blocks: string[] = [];
  for (const row of grammar.root.rows) {
    for (const statement of row.shape.print(row, config)) {
      const text = printStatement(statement, "", defaultLayout);
      if (statement.object?.shape === "block") blocks.push(text);
      else simple.push(text);
    }
  }
  const sections = simple.length > 0 ? [simple.join("\n"), ...blocks] : blocks;
  return sections.length > 0 ? `${sections.join("\n\n")}\n` : "";
}

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
