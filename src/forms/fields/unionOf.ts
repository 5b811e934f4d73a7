import { mergeSchemas } from "@rjsf/utils";
import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";
import type { Json } from "../../model/Json.ts";
import { isPlainObject } from "../../model/patch/isPlainObject.ts";
import { text } from "../../texts/text.ts";
import type { Field } from "../rjsf/Field.ts";
import { wordOf } from "../wordOf.ts";
import type { Branch } from "./Branch.ts";
import type { Union } from "./Union.ts";

/** Reads the union of a schema: its tag (`discriminator`, else a property that is a constant everywhere), its branches. */
export function unionOf(field: Field): Union {
  const { schema, title, ui, uiNode } = field;
  const { oneOf, anyOf, discriminator, ...beside } = schema;
  const found = field.props["options"] ?? oneOf ?? anyOf;
  const schemas: readonly JsonSchema[] = Array.isArray(found) ? found.filter(isPlainObject) : [];
  const tag = tagOf(discriminator, schemas);
  const tagLabels = uiOf(uiNode[tag ?? ""])?.enumLabels ?? ui.enumLabels;
  const tagSchema = tag === undefined ? undefined : propertyOf(beside, tag);
  const tagTitle =
    tagSchema?.["title"] ?? (tag === undefined ? undefined : propertyOf(schemas[0] ?? {}, tag)?.["title"]);
  return {
    title: typeof tagTitle === "string" ? tagTitle : text("forms.branchOf", { title }),
    tag,
    branches: schemas.map((branch, index) => branchOf(branch, index, tag, beside, { title, tagLabels })),
  };
}

function branchOf(
  branch: JsonSchema,
  index: number,
  tag: string | undefined,
  beside: JsonSchema,
  words: { readonly title: string; readonly tagLabels: Readonly<Record<string, string>> | undefined },
): Branch {
  const constant = tag === undefined ? undefined : propertyOf(branch, tag)?.["const"];
  const properties = isPlainObject(branch["properties"]) ? Object.keys(branch["properties"]) : [];
  const schema: JsonSchema = { ...mergeSchemas(beside, branch), title: words.title };
  const all = isPlainObject(schema["properties"]) ? Object.keys(schema["properties"]) : [];
  const label = words.tagLabels?.[wordOf(constant)] ?? branch["title"] ?? constant;
  const isObject = schema["type"] === "object" || all.length > 0;
  return {
    label: label === undefined ? text("forms.item", { title: words.title, index: index + 1 }) : wordOf(label),
    schema,
    // A constant of a schema is a JSON value.
    tagValue: constant as Json | undefined,
    properties,
    isObject,
    isEmpty:
      schema["const"] !== undefined ||
      (isObject && all.every((name) => name === tag) && !schema["additionalProperties"]),
  };
}

function tagOf(discriminator: unknown, schemas: readonly JsonSchema[]): string | undefined {
  if (isPlainObject(discriminator) && typeof discriminator["propertyName"] === "string")
    return discriminator["propertyName"];
  const [first] = schemas;
  const names = isPlainObject(first?.["properties"]) ? Object.keys(first["properties"]) : [];
  return names.find((name) => schemas.every((schema) => propertyOf(schema, name)?.["const"] !== undefined));
}

function propertyOf(schema: JsonSchema, name: string): JsonSchema | undefined {
  const properties = schema["properties"];
  const property = isPlainObject(properties) ? properties[name] : undefined;
  return isPlainObject(property) ? property : undefined;
}

function uiOf(node: unknown): Field["ui"] | undefined {
  // A property's key of a ui schema holds a node.
  return isPlainObject(node) ? (node["ui:options"] as unknown as Field["ui"] | undefined) : undefined;
}
