import type { JsonObject } from "../../../Json.ts";
import type { ContextGrammar } from "../../grammar/ContextGrammar.ts";
import { readScalar } from "../../values/readScalar.ts";
import type { Composite } from "./Composite.ts";

/** The object that `1920x1080:fit` stands for; undefined where the text has another form or a part another type. */
export function readComposite(composite: Composite, grammar: ContextGrammar, text: string): JsonObject | undefined {
  const found = composite.form.exec(text);
  if (found === null) return undefined;
  const value: JsonObject = {};
  for (const [index, part] of composite.parts.entries()) {
    const own = found[index + 1];
    const property = grammar.optionByWord.get(part);
    if (own === undefined || own === "") continue;
    const json = property === undefined ? undefined : readScalar(property.value, own, false);
    if (json === undefined) return undefined;
    value[part] = json;
  }
  return value;
}
