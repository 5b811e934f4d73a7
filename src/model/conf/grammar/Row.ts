import type { ConfProperty } from "../../../generated/shapes/ConfTable.ts";
import type { ContextGrammar } from "./ContextGrammar.ts";
import type { StatementShape } from "../shapes/StatementShape.ts";

/** One kind of statement of a context: its word and the properties it holds (several only for a codec). */
export interface Row {
  readonly word: string;
  readonly property: ConfProperty;
  readonly properties: readonly ConfProperty[];
  readonly shape: StatementShape;
  /** The context of the property's objects. */
  readonly grammar: ContextGrammar | undefined;
}
