import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import type { Json } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { tokens } from "../../model/typing/tokens.ts";

interface Tokens {
  /** Words that a comma or white space has ended, as the list stores them. */
  readonly done: readonly Json[];
  /** What is still being typed. */
  readonly rest: string;
}

/** Splits what is typed into the words of a list. A word that is no number does not enter a list of numbers. */
export function tokensOf(text: string, schema: JsonSchema): Tokens {
  const rest = /[^\s,]*$/.exec(text)?.[0] ?? "";
  const words = tokens(text.slice(0, text.length - rest.length));
  const items = schema["items"];
  const isNumeric = isPlainObject(items) && (items["type"] === "integer" || items["type"] === "number");
  const done = words.map((word) => (isNumeric ? Number(word) : word));
  return { done: done.filter((word) => typeof word === "string" || Number.isFinite(word)), rest };
}
