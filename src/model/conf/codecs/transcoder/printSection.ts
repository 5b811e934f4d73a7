import { isPlainObject } from "../../../patch/isPlainObject.ts";
import type { JsonObject } from "../../../Json.ts";
import type { ContextGrammar } from "../../grammar/ContextGrammar.ts";
import { printHead } from "../../print/printHead.ts";
import { quoteText } from "../../values/quoteText.ts";
import { composites } from "./composites.ts";
import { compositeText } from "./compositeText.ts";

/** The options of one section, those that are objects written as one value: `size=1920x1080:fit`. */
export function printSection(grammar: ContextGrammar, value: JsonObject): string[] {
  const tokens: string[] = [];
  const plain: JsonObject = { ...value };
  for (const property of grammar.context.properties) {
    const [name = ""] = property.path;
    const composite = composites.get(name);
    const child = grammar.children.get(property);
    const json = value[name];
    if (composite === undefined || child === undefined || !isPlainObject(json)) continue;
    const text = compositeText(composite, child, json);
    if (text === undefined) continue;
    tokens.push(`${property.word}=${quoteText(text)}`);
    delete plain[name];
  }
  const head = printHead({ grammar, value: plain, shape: "options" }, () => true);
  return [...head, ...tokens];
}
