import type { FieldProps } from "@rjsf/utils";
import type { UiNode } from "../../generated/shapes/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import type { Json } from "../../model/Json.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import type { Field } from "./Field.ts";

/** Reads RJSF's field props. RJSF 7 renames several of them: this is the one place to change then. */
export function fieldOf(props: FieldProps): Field {
  // Beside a union RJSF gives an object a made-up place and its real one apart.
  const { path: place } = props.childFieldPathId ?? props.fieldPathId;
  const path = place.map(String);
  // RJSF knows neither our ui schema nor that data is JSON: both come from `SchemaForm`, which types them.
  const uiNode = (props.uiSchema ?? {}) as unknown as UiNode;
  const schema = props.schema as JsonSchema;
  const pointer = pointerOf(path);
  return {
    path,
    pointer,
    name: props.name,
    title: uiNode["ui:title"] ?? textOf(schema["title"]) ?? props.name,
    description: uiNode["ui:description"] ?? textOf(schema["description"]) ?? "",
    schema,
    ui: uiNode["ui:options"] ?? { pattern: pointer },
    uiNode,
    value: props.formData as Json | undefined,
    required: props.required === true,
    props,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
