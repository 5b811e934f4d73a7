import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import { getAt } from "../read/getAt.ts";

/** The list items of an entity that JSON holds as bare values, where the text has one form for both. */
export function bareItemsOf(grammar: ContextGrammar | undefined, value: JsonObject): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  collect(grammar, value, found);
  return found.size > 0 ? found : undefined;
}

function collect(grammar: ContextGrammar | undefined, value: JsonObject, found: Set<string>): void {
  for (const row of grammar?.rows ?? []) {
    const json = getAt(value, row.property.path);
    if (row.property.bareKey === true && Array.isArray(json)) {
      for (const item of json) if (typeof item === "string") found.add(item);
    } else if (isPlainObject(json) && row.grammar !== undefined) collect(row.grammar, json, found);
  }
}
