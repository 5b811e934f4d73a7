import type { UiNode } from "../../generated/shapes/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import type { Field } from "../rjsf/Field.ts";
import { ChildField } from "../rjsf/ChildField.tsx";

interface Props {
  readonly field: Field;
  readonly names: readonly string[];
}

/** Some properties of an object, one below the other. */
export function PropertyFields({ field, names }: Props) {
  const { schema, uiNode, value } = field;
  const properties = schema["properties"];
  const required = schema["required"];
  if (!isPlainObject(properties)) return null;
  return names.map((name) => {
    const property = properties[name];
    if (!isPlainObject(property)) return null;
    return (
      <ChildField
        key={name}
        parent={field}
        segment={name}
        schema={property satisfies JsonSchema}
        uiNode={childUi(uiNode, name)}
        value={isPlainObject(value) && Object.hasOwn(value, name) ? value[name] : undefined}
        isRequired={Array.isArray(required) && required.includes(name)}
      />
    );
  });
}

/** An RJSF ui schema keeps the nodes of properties beside its own words, so their type is unknown. */
function childUi(uiNode: UiNode, name: string): UiNode | undefined {
  const child = uiNode[name];
  return isPlainObject(child) ? child : undefined;
}
