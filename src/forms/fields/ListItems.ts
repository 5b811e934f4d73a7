import type { UiNode } from "../../generated/shapes/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import type { Json } from "../../model/Json.ts";

/** A list as its fields draw it. */
export interface ListItems {
  readonly items: readonly Json[];
  readonly schema: JsonSchema;
  /** Of an item, without a frame around its properties. */
  readonly uiNode: UiNode;
  /** Property that names an item; undefined where its place does. */
  readonly key: string | undefined;
  readonly isScalar: boolean;
  /** How many properties an item has. */
  readonly properties: number;
}
