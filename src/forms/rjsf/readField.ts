import type { FieldProps } from "@rjsf/utils";
import type { UiNode, UiOptions } from "../../generated/contracts/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/contracts/JsonSchema.ts";
import type { Json } from "../../model/Json.ts";
import { type ConfigPath, formatPointer } from "../../model/configPath.ts";
import { translate } from "../../texts/language.ts";
import { unfold } from "./recursion.ts";

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

/** Reads RJSF's field props. RJSF 7 renames several of them: this is the one place to change then. */
export function readField(props: FieldProps): Field {
  // Beside a union RJSF gives an object a made-up place and its real one apart.
  const { path: place } = props.childFieldPathId ?? props.fieldPathId;
  const path = place.map(String);
  // RJSF knows neither our ui schema nor that data is JSON: both come from `SchemaForm`, which types them.
  const given = { schema: props.schema as JsonSchema, uiNode: (props.uiSchema ?? {}) as unknown as UiNode };
  const { schema, uiNode } = unfold(given, props.registry.rootSchema);
  const pointer = formatPointer(path);
  return {
    path,
    pointer,
    name: props.name,
    title: uiNode["ui:title"] ?? wordsOf(schema["title"]) ?? props.name,
    description: uiNode["ui:description"] ?? wordsOf(schema["description"]) ?? "",
    schema,
    ui: uiNode["ui:options"] ?? { pattern: pointer },
    uiNode,
    value: props.formData as Json | undefined,
    required: props.required === true,
    props,
  };
}

/** The schema of a form stays in its own words, by which its checks are found. */
function wordsOf(value: unknown): string | undefined {
  return typeof value === "string" ? translate(value) : undefined;
}
