import type { FieldProps } from "@rjsf/utils";
import type { UiNode, UiOptions } from "../../generated/shapes/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import type { Json } from "../../model/Json.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";

/** One property on the form in our own words; all that the rest of the engine sees of RJSF's field props. */
export interface Field {
  readonly path: ConfigPath;
  readonly pointer: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly ui: UiOptions;
  readonly uiNode: UiNode;
  readonly value: Json | undefined;
  readonly required: boolean;
  /** As RJSF gave them, to hand on to its fields below. */
  readonly props: FieldProps;
}
