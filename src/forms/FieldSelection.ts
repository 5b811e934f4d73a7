import type { JsonObject } from "../model/Json.ts";
import type { MixedField } from "./MixedField.ts";

/** Several entities edited at once. A pointer without a row has one value that all of them share. */
export interface FieldSelection {
  /** How many entities. */
  readonly count: number;
  readonly fields: Readonly<Record<string, MixedField>>;
  /** Each as it is with its edits: what is conditional shows when it would in every one of them. */
  readonly entities?: readonly JsonObject[];
}
