import type { JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import type { Reader } from "../read/Reader.ts";
import type { Statement } from "../syntax/Statement.ts";
import { readArguments } from "./readArguments.ts";
import { readBody } from "./readBody.ts";

/** Reads one statement, its arguments and its block, into `target`; gives the item's key where the text holds one. */
export function readObject(
  grammar: ContextGrammar,
  statement: Statement,
  target: JsonObject,
  reader: Reader,
): string | undefined {
  const key = readArguments(grammar, statement, target, reader);
  if (statement.body !== undefined) readBody(grammar, statement.body, target, reader);
  return key;
}
