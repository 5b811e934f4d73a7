import type { ListIdentity } from "../../generated/shapes/FieldInfo.ts";
import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import type { Json } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import type { Field } from "../rjsf/Field.ts";
import { asItemObject } from "../session/asItemObject.ts";
import type { ListItems } from "./ListItems.ts";

/** A list with its items as objects where the schema allows a bare key beside them. */
export function itemsOf({ schema, uiNode, value, ui }: Field, list: ListIdentity | undefined): ListItems {
  const stored: readonly Json[] = Array.isArray(value) ? value : [];
  const any = isPlainObject(schema["items"]) ? schema["items"] : {};
  const item = list?.bareKey ? objectBranch(any) : any;
  const properties = item["properties"];
  const options = uiNode.items?.["ui:options"] ?? { pattern: `${ui.pattern}/*` };
  const branches = item["oneOf"] ?? item["anyOf"];
  return {
    items: list?.bareKey ? stored.map((one) => asItemObject(one, list.key) ?? one) : stored,
    schema: item,
    uiNode: { ...uiNode.items, "ui:options": { ...options, inline: true } },
    key: list?.key === "$index" ? undefined : list?.key,
    isScalar:
      !isPlainObject(properties) && item["type"] !== "object" && item["type"] !== "array" && !Array.isArray(branches),
    properties: isPlainObject(properties) ? Object.keys(properties).length : 0,
  };
}

function objectBranch(schema: JsonSchema): JsonSchema {
  const branches = schema["anyOf"] ?? schema["oneOf"];
  if (!Array.isArray(branches)) return schema;
  return branches.filter(isPlainObject).find((branch) => branch["type"] === "object" || branch["properties"]) ?? schema;
}
