import SchemaField from "@rjsf/core/lib/components/fields/SchemaField.js";
import type { UiSchema } from "@rjsf/utils";
import { toFieldPathId } from "@rjsf/utils";
import { useMemo } from "react";
import type { UiNode } from "../../generated/contracts/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/contracts/JsonSchema.ts";
import type { Json } from "../../model/Json.ts";
import type { Field } from "./readField.ts";

interface ChildFieldProps {
  readonly parent: Field;
  /** Property, index or key; absent for the same place under another schema (the branch of a union). */
  readonly segment?: string;
  readonly schema: JsonSchema;
  readonly uiNode: UiNode | undefined;
  readonly value: Json | undefined;
  readonly isRequired?: boolean;
}

/** A property, item or branch below a field, handed to RJSF to resolve and draw. */
export function ChildField({ parent, segment, schema, uiNode, value, isRequired = false }: ChildFieldProps) {
  const { props } = parent;
  const { globalFormOptions } = props.registry;
  const fieldPathId = useMemo(
    () => (segment === undefined ? props.fieldPathId : toFieldPathId(segment, globalFormOptions, props.fieldPathId)),
    [segment, globalFormOptions, props.fieldPathId],
  );
  return (
    <SchemaField
      name={segment ?? parent.name}
      schema={schema}
      uiSchema={(uiNode ?? {}) as unknown as UiSchema}
      formData={value}
      fieldPathId={fieldPathId}
      required={isRequired}
      registry={props.registry}
      onChange={props.onChange}
      onBlur={props.onBlur}
      onFocus={props.onFocus}
    />
  );
}
