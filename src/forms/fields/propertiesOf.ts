import { ADDITIONAL_PROPERTY_FLAG, orderProperties } from "@rjsf/utils";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import type { Field } from "../rjsf/Field.ts";

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
