import type { Product, ProductSchema } from "../dereference.ts";
import { ownFields, type Rule } from "./schemaRule.ts";
import { readAnnotations, type Condition } from "../schema/annotations.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";

/** A misspelt one never holds, and the setting never shows. A part of several entities may ask what only one has. */
export const aConditionAsksForPropertiesThatExist: Rule = {
  sentence: "a condition asks for properties that the entity has",
  broken: (product) =>
    product.schemas.flatMap((schema) =>
      listConditions(schema).flatMap(({ condition, pointer, from }) => {
        const holders = entitiesWith([schema.name, from], product);
        const known = new Set(holders.flatMap((entity) => Object.keys(entity.properties ?? {})));
        const missing = namesIn(condition).filter((name) => !known.has(name) && !name.startsWith("$"));
        return holders.length === 0
          ? []
          : missing.map((name) => ({ file: schema.file, pointer, detail: `no property “${name}”` }));
      }),
    ),
};

/** The entities that one of the named schemas is, or is a part of. */
function entitiesWith(names: readonly (string | undefined)[], { schemas }: Product): readonly SchemaNode[] {
  const entities = schemas.map(({ schema }) => schema).filter((schema) => readAnnotations(schema).entity);
  return entities.filter((entity) => names.some((name) => name !== undefined && holds(entity, name)));
}

function holds(value: unknown, name: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("x-from" in value && value["x-from"] === name) return true;
  return Object.values(value).some((child) => holds(child, name));
}

interface PlacedCondition {
  readonly condition: Condition;
  readonly pointer: string;
  /** The part that the field refers to, whose condition it may be. */
  readonly from: string | undefined;
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
    return [...parts, ...kinds].map(({ condition, at }) => ({ condition, from, pointer: `${pointer}/x-ui/${at}` }));
  });
  return [...ofSections, ...ofFields].flatMap(({ condition, ...place }) =>
    condition ? [{ condition, ...place }] : [],
  );
}

/** Names of the entity's own properties; what stands below them is not looked into. */
function namesIn(condition: Condition): readonly string[] {
  const { properties, required } = condition;
  const own = typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
  const asked = Array.isArray(required) ? required.map(String) : [];
  const parts = combining.flatMap((keyword) => [condition[keyword]].flat());
  return [...new Set([...own, ...asked, ...parts.flatMap((part) => (isCondition(part) ? namesIn(part) : []))])];
}

const combining = ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"];

function isCondition(value: unknown): value is Condition {
  return typeof value === "object" && value !== null;
}
