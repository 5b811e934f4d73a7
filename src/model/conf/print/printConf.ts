import type { JsonObject } from "../../Json.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { defaultLayout } from "./defaultLayout.ts";
import { printStatement } from "./printStatement.ts";

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
