import type { Json } from "../../model/Json.ts";
import type { MixedField } from "../fieldSelection.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

/** All that a field shows beyond its value; the same object as long as none of it changes. */
export interface FieldState {
  readonly problems: readonly Problem[];
  readonly isChanged: boolean;
  /** The server's value, for reset. */
  readonly baseline: Json | undefined;
  readonly conflict: FieldConflict | undefined;
  readonly mixed: MixedField | undefined;
  /** What the schema warns of by the rest of the entity. */
  readonly warning: string | undefined;
  readonly isVisible: boolean;
  readonly isEnabled: boolean;
  readonly isReadOnly: boolean;
}

/** A setting changed on the server while it is being edited here; undefined stands for an absent value. */
export interface FieldConflict {
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}
