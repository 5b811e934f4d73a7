import type { Json } from "../../model/Json.ts";

/** One of the values a setting may take; undefined is the absent one. */
export interface Choice {
  /** The value as the option of a list carries it. */
  readonly key: string;
  readonly value: Json | undefined;
  readonly label: string;
}
