import { didYouMean } from "../nearestName.ts";
import type { Product, ProductSchema } from "../dereference.ts";
import { ownFields, type Rule } from "./schemaRule.ts";
import { readAnnotations, type Condition } from "../schema/annotations.ts";

/** A misspelt one never holds, and the setting never shows. A part of several entities may ask what only one has. */
export const aConditionAsksForPropertiesThatExist: Rule = {
  sentence: "a condition asks for properties that the entity has",
  broken: (product) => {
    const entities = listEntities(product);
    return product.schemas.flatMap((schema) =>
      listConditions(schema).flatMap(({ condition, pointer, from }) => {
        const parts = [schema.name, from];
        const holders = entities.filter((entity) => parts.some((part) => part !== undefined && entity.parts.has(part)));
        const known = new Set(holders.flatMap(({ properties }) => properties));
        const missing = namesIn(condition).filter((name) => !known.has(name) && !name.startsWith("$"));
        return holders.length === 0
          ? []
          : missing.map((name) => ({
              file: schema.file,
              pointer,
              detail: `no property “${name}”${didYouMean(name, known)}`,
            }));
      }),
    );
  },
};

interface Entity {
  readonly properties: readonly string[];
  /** Names of the schemas that it is, or that are a part of it. */
  readonly parts: ReadonlySet<string>;
}

function listEntities({ schemas }: Product): readonly Entity[] {
  return schemas
    .filter(({ schema }) => readAnnotations(schema).entity)
    .map(({ schema }) => {
      const parts = new Set<string>();
      addParts(schema, parts);
      return { properties: Object.keys(schema.properties ?? {}), parts };
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
