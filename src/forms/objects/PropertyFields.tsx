import { ADDITIONAL_PROPERTY_FLAG, orderProperties } from "@rjsf/utils";
import type { UiNode } from "../../generated/contracts/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/contracts/JsonSchema.ts";
import { isPlainObject } from "../../model/Json.ts";
import { ChildField } from "../rjsf/ChildField.tsx";
import type { Field } from "../rjsf/readField.ts";

interface PropertyFieldsProps {
  readonly field: Field;
  readonly names: readonly string[];
}

/** Some properties of an object, one below the other. */
export function PropertyFields({ field, names }: PropertyFieldsProps) {
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

/** Names of the properties an object's schema describes, in their order; the keys of a map are none of them. */
export function propertiesOf({ schema, uiNode }: Field): readonly string[] {
  const properties = schema["properties"];
  if (!isPlainObject(properties)) return [];
  const names = Object.keys(properties).filter((name) => !isStub(properties[name]));
  const order = uiNode["ui:order"];
  return order ? orderProperties(names, [...order.filter((name) => names.includes(name)), "*"].filter(isFirst)) : names;
}

/** RJSF puts each key of a map among the properties, marked with a symbol. */
function isStub(schema: unknown): boolean {
  return typeof schema === "object" && schema !== null && Object.hasOwn(schema, ADDITIONAL_PROPERTY_FLAG);
}

function isFirst(name: string, index: number, names: readonly string[]): boolean {
  return names.indexOf(name) === index;
}

/** Whether `additionalProperties` describes the values of a map: `true` and `{}` say nothing of them. */
export function isSchema(value: unknown): value is JsonSchema {
  return isPlainObject(value) && Object.keys(value).length > 0;
}
