import type { JsonObject } from "../../src/model/Json.ts";
import type { ConfDocument } from "./ConfDocument.ts";
import type { TextPlace } from "./ConfigProblem.ts";
import type { Rename } from "./delta/Rename.ts";

/**
 * The raw-config language as the record needs it. Collections whose keys the server gives (`sources`) are keyed here
 * by the place of their block in the text, `"0"`, `"1"`, ...; new blocks of a delta by `"-1"`, `"-2"`, ...
 */
export interface ConfigLanguage {
  /**
   * What cannot be read is a problem of level `error`.
   * @param previous a text that this one is most likely much like
   */
  parse(text: string, previous?: ConfDocument): ConfDocument | Promise<ConfDocument>;
  /** The text with the delta applied by minimal edits; renamed entities keep their block. */
  edit(document: ConfDocument, delta: JsonObject, renames: readonly Rename[]): ConfDocument | Promise<ConfDocument>;
  /** Where values stand in the text, by their pointers: each at its own place, else at that of what holds it. */
  locate(
    document: ConfDocument,
    pointers: readonly string[],
  ): readonly (TextPlace | undefined)[] | Promise<readonly (TextPlace | undefined)[]>;
  print(config: JsonObject): string;
}
