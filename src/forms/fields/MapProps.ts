import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import type { Field } from "../rjsf/Field.ts";

/** A map as its fields draw it. */
export interface MapProps {
  readonly field: Field;
  /** Of the values. */
  readonly itemSchema: JsonSchema;
  /** In the order they are shown. */
  readonly keys: readonly string[];
  readonly isFixed: boolean;
}
