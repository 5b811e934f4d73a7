import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfDocument } from "./ConfDocument.ts";
import type { Rename } from "./delta/Rename.ts";

/**
 * The raw-config language as the record needs it. Collections whose keys the server gives (`sources`) are keyed here
 * by the place of their block in the text, `"0"`, `"1"`, ...; new blocks of a delta by `"-1"`, `"-2"`, ...
 */
export interface ConfigLanguage {
  /** Never throws: what cannot be read is a problem of level `error`. */
  parse(text: string): ConfDocument;
  /** The text with the delta applied by minimal edits; renamed entities keep their block. */
  edit(document: ConfDocument, delta: JsonObject, renames: readonly Rename[]): ConfDocument;
  print(config: JsonObject): string;
}
