import type { ProductSchema } from "../dereference.ts";
import { ownNodes, type Rule, type RuleBreak } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { walkFields } from "../schema/walkFields.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";

/** A misspelt one would stay behind, and with it the setting of the former choice. */
export const whatAChoiceClearsExists: Rule = {
  sentence: "what a choice clears, or chooses from, exists",
  broken: ({ schemas }) => schemas.flatMap((schema) => [...besides(schema), ...inEntity(schema)]),
};

/** Properties named by `either`, by the presets of an object, by kinds of a text and by `whenChanged` stand in the same object. */
function besides(schema: ProductSchema): readonly RuleBreak[] {
  return ownNodes(schema).flatMap(({ node, pointer }) => {
    const named = [
      ...Object.keys(readAnnotations(node).ui.either?.of ?? {}),
      ...(isList(node)
        ? []
        : (readAnnotations(node).ui.presets?.of ?? []).flatMap(({ value }) => Object.keys(value ?? {}))),
      ...Object.values(node.properties ?? {}).flatMap(clearedBeside),
    ];
    const missing = named.filter((name) => node.properties?.[name] === undefined);
    return missing.map((name) => ({
      file: schema.file,
      pointer: `${pointer}/properties`,
      detail: `no property “${name}”`,
    }));
  });
}

function isList({ items, additionalProperties }: SchemaNode): boolean {
  return items !== undefined || typeof additionalProperties === "object";
}

function clearedBeside(node: SchemaNode): readonly string[] {
  const { kinds = [], whenChanged = [] } = readAnnotations(node).ui;
  const neighbours = whenChanged.flatMap(({ clears }) => clears).filter((name) => name !== ".." && !isPointer(name));
  return [...kinds.flatMap(({ clears }) => clears ?? []), ...neighbours];
}

function isPointer(name: string): boolean {
  return name.startsWith("/");
}

/** What is not beside a setting is named from the entity. */
function inEntity(schema: ProductSchema): readonly RuleBreak[] {
  if (!readAnnotations(schema.schema).entity) return [];
  const places = walkFields(schema.schema);
  const known = new Set(places.map(({ pattern }) => pattern));
  return places.flatMap(({ pattern, node }) =>
    (readAnnotations(node).ui.whenChanged ?? [])
      .flatMap(({ clears }) => clears)
      .filter((name) => isPointer(name) && !known.has(name))
      .map((pointer) => ({
        file: schema.file,
        pointer: `/properties${pattern}`,
        detail: `it has no setting “${pointer}”`,
      })),
  );
}
