import type { Json } from "../../model/Json.ts";
import type { FieldConflict } from "../FieldConflict.ts";
import type { Problem } from "../../model/check/Problem.ts";
import type { MixedField } from "../MixedField.ts";

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
