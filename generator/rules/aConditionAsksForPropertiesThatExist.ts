import { didYouMean } from "../nearestName.ts";
import type { Product, ProductSchema } from "../dereference.ts";
import { ownFields, type Rule } from "./schemaRule.ts";
import { readAnnotations, type Condition } from "../schema/annotations.ts";
import { followReference, isNode, type SchemaNode } from "../schema/schemaNode.ts";

/** A misspelt one never holds, and the setting never shows. A part of several entities may ask what only one has. */
export const aConditionAsksForPropertiesThatExist: Rule = {
  sentence: "a condition asks for properties that the entity has, and values they can have",
  broken: (product) => {
    const entities = listEntities(product);
    return product.schemas.flatMap((schema) =>
      listConditions(schema).flatMap(({ condition, pointer, from, value }) => {
        const parts = [schema.name, from];
        const holders = entities.filter((entity) => parts.some((part) => part !== undefined && entity.parts.has(part)));
        const nodes = value ? [value] : holders.map(({ node }) => node);
        const details = nodes.length === 0 ? [] : [...new Set(faultsIn(condition, nodes))];
        return details.map((detail) => ({ file: schema.file, pointer, detail }));
      }),
    );
  },
};

interface Entity {
  readonly node: SchemaNode;
  /** Names of the schemas that it is, or that are a part of it. */
  readonly parts: ReadonlySet<string>;
}

function listEntities({ schemas }: Product): readonly Entity[] {
  return schemas
    .filter(({ schema }) => readAnnotations(schema).entity)
    .map(({ schema }) => {
      const parts = new Set<string>();
      addParts(schema, parts);
      return { node: schema, parts };
    });
}

function addParts(value: unknown, parts: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if ("x-from" in value && typeof value["x-from"] === "string") parts.add(value["x-from"]);
  for (const child of Object.values(value)) addParts(child, parts);
}

interface PlacedCondition {
  readonly condition: Condition;
  readonly pointer: string;
  /** The part that the field refers to, whose condition it may be. */
  readonly from: string | undefined;
  /** What the value is that it is over, where that is not the entity. */
  readonly value?: SchemaNode;
}

function listConditions(schema: ProductSchema): readonly PlacedCondition[] {
  const pages = readAnnotations(schema.schema).entity?.pages ?? [];
  const ofSections = pages.flatMap(({ sections }, page) =>
    sections.map(({ visible }, section) => ({
      condition: visible,
      from: undefined,
      pointer: `/x-entity/pages/${page}/sections/${section}/visible`,
    })),
  );
  const ofFields = ownFields(schema).flatMap(({ node, pointer }) => {
    const { ui } = readAnnotations(node);
    const from = node["x-from"];
    const parts = (["visible", "enabled"] as const).map((part) => ({ condition: ui[part], at: part }));
    const kinds = (ui.kinds ?? []).map(({ visible }, kind) => ({ condition: visible, at: `kinds/${kind}/visible` }));
    const warnings = (ui.warnings ?? []).map(({ when, over }, warning) => ({
      condition: when,
      at: `warnings/${warning}/when`,
      ...(over === "entity" ? {} : { value: node }),
    }));
    return [...parts, ...kinds, ...warnings].map(({ at, ...one }) => ({
      ...one,
      from,
      pointer: `${pointer}/x-ui/${at}`,
    }));
  });
  return [...ofSections, ...ofFields].flatMap(({ condition, ...place }) =>
    condition ? [{ condition, ...place }] : [],
  );
}

/** What a condition asks in vain of a value that any of these schemas may describe. */
function faultsIn(condition: Condition, nodes: readonly SchemaNode[]): readonly string[] {
  const shapes = nodes.flatMap(shapesOf);
  const known = new Set(shapes.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const { properties, required } = condition;
  const asked = isCondition(properties) ? Object.entries(properties) : [];
  const names = [...asked.map(([name]) => name), ...(Array.isArray(required) ? required.map(String) : [])];
  const isMap = shapes.some(({ additionalProperties }) => typeof additionalProperties === "object");
  const missing = names.filter((name) => !isMap && known.size > 0 && !known.has(name) && !name.startsWith("$"));
  const parts = combining.flatMap((keyword) => [condition[keyword]].flat()).filter(isCondition);
  return [
    ...missing.map((name) => `no property “${name}”${didYouMean(name, known)}`),
    ...impossibleValues(condition, shapes),
    ...parts.flatMap((part) => faultsIn(part, nodes)),
    ...asked.flatMap(([name, part]) => {
      const below = shapes.flatMap((shape): readonly SchemaNode[] => {
        const child = shape.properties?.[name];
        return child === undefined ? [] : [child];
      });
      return isCondition(part) ? faultsIn(part, below) : [];
    }),
  ];
}

/** A const or enum of the condition that a choice does not offer. */
function impossibleValues(condition: Condition, shapes: readonly SchemaNode[]): readonly string[] {
  const possible = shapes.flatMap(({ enum: values }) => values ?? []);
  if (possible.length === 0 || shapes.some(({ enum: values }) => values === undefined)) return [];
  const listed: unknown = condition["enum"];
  const wanted = [...("const" in condition ? [condition["const"]] : []), ...(Array.isArray(listed) ? listed : [])];
  return wanted
    .filter((value) => value !== null && !possible.includes(value))
    .map((value) => `no value “${String(value)}”${didYouMean(String(value), possible.map(String))}`);
}

/** A schema with its branches: what a value may be. */
function shapesOf(node: SchemaNode): readonly SchemaNode[] {
  const own = followReference(node);
  const branches = [own.oneOf, own.anyOf, own["allOf"]].flat().filter(isNode).map(followReference);
  return branches.length === 0 ? [own] : [own, ...branches].filter((one) => one !== own || own.properties || own.enum);
}

const combining = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];

function isCondition(value: unknown): value is Condition {
  return typeof value === "object" && value !== null;
}
