import { deepEqual } from "../../../patch/deepEqual.ts";
import type { JsonObject } from "../../../Json.ts";
import type { ContextGrammar } from "../../grammar/ContextGrammar.ts";
import { readComposite } from "./readComposite.ts";
import type { Composite } from "./Composite.ts";

/** An object as `1920x1080:fit`; undefined where the parts cannot say all of it. */
export function compositeText(composite: Composite, grammar: ContextGrammar, value: JsonObject): string | undefined {
  let text = "";
  let waiting = "";
  composite.parts.forEach((part, index) => {
    const json = value[part];
    const own = typeof json === "string" || typeof json === "number" ? String(json) : "";
    waiting += index === 0 ? "" : (composite.separators[index - 1] ?? "");
    // The height's place is always there: 640x is a size, 640 is not.
    if (own === "" && !(waiting === "x" && index === 1)) return;
    text += waiting + own;
    waiting = "";
  });
  // What begins like JSON is read as JSON.
  if (text.startsWith("{")) return undefined;
  for (const candidate of [text, `${text}${waiting}`]) {
    if (deepEqual(readComposite(composite, grammar, candidate), value)) return candidate;
  }
  return undefined;
}
