import type { JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";

/** A statement to be written. */
export interface PrintedStatement {
  readonly word: string;
  /** What makes it the same statement before and after a change; equal ones are told apart by occurrence. */
  readonly id: string;
  /** Ready for the text, in quotes where needed. Of an object only what stands before its own arguments. */
  readonly args: readonly string[];
  readonly object?: PrintedObject;
}

/** An object as the arguments and the body of a statement. */
export interface PrintedObject {
  readonly grammar: ContextGrammar;
  readonly value: JsonObject;
  /** Key in its map. */
  readonly key?: string;
  /** In one statement, or with a block. */
  readonly shape: "options" | "block";
}
