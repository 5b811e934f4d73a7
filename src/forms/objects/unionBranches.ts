import { mergeSchemas } from "@rjsf/utils";
import type { JsonSchema } from "../../generated/contracts/JsonSchema.ts";
import { deepEqual, isPlainObject, type Json } from "../../model/Json.ts";
import type { Field } from "../rjsf/readField.ts";
import { toWord } from "../valueInWords.ts";
import { translate } from "../../texts/language.ts";
import { formsText } from "../../texts/en/formFields.ts";

/** A `oneOf` or `anyOf` as the selector draws it. */
export interface Union {
  /** What the selector is called. */
  readonly title: string;
  /** Property whose constant tells the branch. */
  readonly tag: string | undefined;
  readonly branches: readonly Branch[];
}

/** One shape of a union. */
export interface Branch {
  readonly label: string;
  /** With what the schema says beside the union. */
  readonly schema: JsonSchema;
  readonly tagValue: Json | undefined;
  readonly properties: readonly string[];
  readonly isObject: boolean;
  /** There is nothing to edit below the selector. */
  readonly isEmpty: boolean;
}

/** Reads the union of a schema: its tag (`discriminator`, else a property that is a constant everywhere), its branches. */
export function readUnion(field: Field): Union {
  const { schema, title, ui, uiNode } = field;
  const { oneOf, anyOf, discriminator, ...beside } = schema;
  const found = field.props["options"] ?? oneOf ?? anyOf;
  const schemas: readonly JsonSchema[] = Array.isArray(found) ? found.filter(isPlainObject) : [];
  const tag = findTag(discriminator, schemas);
  const tagLabels = uiOf(uiNode[tag ?? ""])?.enumLabels ?? ui.enumLabels;
  const tagSchema = tag === undefined ? undefined : propertyOf(beside, tag);
  const tagTitle =
    tagSchema?.["title"] ?? (tag === undefined ? undefined : propertyOf(schemas[0] ?? {}, tag)?.["title"]);
  return {
    title: typeof tagTitle === "string" ? translate(tagTitle) : formsText("forms.branchOf", { title }),
    tag,
    branches: schemas.map((branch, index) => readBranch(branch, index, tag, beside, { title, tagLabels })),
  };
}

function readBranch(
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
  const label = words.tagLabels?.[toWord(constant)] ?? branchTitle(branch) ?? constant;
  const isObject = schema["type"] === "object" || all.length > 0;
  return {
    label: label === undefined ? formsText("forms.item", { title: words.title, index: index + 1 }) : toWord(label),
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

function branchTitle({ title }: JsonSchema): string | undefined {
  return typeof title === "string" ? translate(title) : undefined;
}

function findTag(discriminator: unknown, schemas: readonly JsonSchema[]): string | undefined {
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

/** The branch a value belongs to: by its tag, else the first that it fits, else the first of its type. */
export function chosenBranch(
  union: Union,
  value: Json | undefined,
  fits: (schema: object) => boolean,
): number | undefined {
  if (value === undefined || value === null) return undefined;
  const index = union.tag === undefined ? byShape(union, value, fits) : byTag(union, value);
  return index < 0 ? undefined : index;
}

function byTag({ branches, tag = "" }: Union, value: Json): number {
  return isPlainObject(value) ? branches.findIndex(({ tagValue }) => deepEqual(tagValue, value[tag])) : -1;
}

function byShape({ branches }: Union, value: Json, fits: (schema: object) => boolean): number {
  const fitting = branches.findIndex(({ schema }) => fits(schema));
  if (fitting >= 0) return fitting;
  const type = Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;
  return branches.findIndex(({ schema }) => schema["type"] === type);
}
