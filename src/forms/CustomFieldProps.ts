import type { JsonSchema } from "../generated/shapes/JsonSchema.ts";
import type { UiNode, UiOptions } from "../generated/shapes/FormDescriptor.ts";
import type { Json, JsonObject } from "../model/Json.ts";
import type { ConfigPath } from "../model/path/ConfigPath.ts";
import type { FieldState } from "./session/FieldState.ts";

/** What a component gets that draws a whole property by itself (`x-ui.field`). */
export interface CustomFieldProps {
  readonly id: string;
  readonly labelId: string;
  readonly path: ConfigPath;
  readonly pointer: string;
  readonly label: string;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly ui: UiOptions;
  readonly uiNode: UiNode;
  readonly value: Json | undefined;
  /** The whole effective entity. */
  readonly entity: JsonObject;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly state: FieldState;
  /** `path` is in the entity; undefined clears. */
  readonly onChange: (path: ConfigPath, value: Json | undefined) => void;
  readonly onBlur: () => void;
}
