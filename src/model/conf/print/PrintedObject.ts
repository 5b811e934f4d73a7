import type { JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";

/** An object as the arguments and the body of a statement. */
export interface PrintedObject {
  readonly grammar: ContextGrammar;
  readonly value: JsonObject;
  /** Key in its map. */
  readonly key?: string;
  /** In one statement, or with a block. */
  readonly shape: "options" | "block";
}
