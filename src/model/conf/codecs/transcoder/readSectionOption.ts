import type { Json } from "../../../Json.ts";
import type { ContextGrammar } from "../../grammar/ContextGrammar.ts";
import { readOption } from "../../shapes/readOption.ts";
import type { Argument } from "../../syntax/Argument.ts";
import { composites } from "./composites.ts";
import { readComposite } from "./readComposite.ts";
import type { ConfProperty } from "../../../../generated/shapes/ConfTable.ts";

/** The value of one option of a section; undefined where it can be none. */
export function readSectionOption(
  grammar: ContextGrammar,
  property: ConfProperty,
  argument: Argument,
): Json | undefined {
  const composite = composites.get(property.path[0] ?? "");
  const child = grammar.children.get(property);
  const isJson = argument.value.startsWith("{");
  if (composite === undefined || child === undefined || isJson)
    return readOption(property, argument.value, argument.quoted);
  return readComposite(composite, child, argument.value);
}
