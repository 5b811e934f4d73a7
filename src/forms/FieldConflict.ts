import type { Json } from "../model/Json.ts";

/** A setting changed on the server while it is being edited here; undefined stands for an absent value. */
export interface FieldConflict {
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}
