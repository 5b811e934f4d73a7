import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import type { Json } from "../../model/Json.ts";

/** One shape of a union. */
export interface Branch {
  readonly label: string;
  /** With what the schema says beside the union. */
  readonly schema: JsonSchema;
  readonly tagValue: Json | undefined;
  readonly properties: readonly string[];
  readonly isObject: boolean;
  /** There is nothing to edit below the selector. */
  readonly isEmpty: boolean;
}
