import type { FieldPlace } from "../../schema/walkFields.ts";
import type { SchemaNode } from "../../SchemaNode.ts";

/** One row of a reference page. */
export interface Setting {
  readonly place: FieldPlace;
  /** Titles of the union's kinds that have it, where others have not. */
  readonly onlyFor: readonly string[];
  /** Of a union's tag: the kinds it chooses from. */
  readonly kinds?: readonly SchemaNode[] | undefined;
  /** Example of its statement in the raw text. */
  readonly statement?: string | undefined;
}
