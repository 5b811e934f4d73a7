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

/** Properties named by `either`, by shortcuts and by the kinds of a text stand in the same object. */
function besides(schema: ProductSchema): readonly RuleBreak[] {
  return ownNodes(schema).flatMap(({ node, pointer }) => {
    const named = [
      ...Object.keys(readAnnotations(node).ui.either?.of ?? {}),
      ...(readAnnotations(node).ui.shortcuts?.of ?? []).flatMap(({ value }) => Object.keys(value)),
      ...Object.values(node.properties ?? {}).flatMap(clearedByKinds),
    ];
    const missing = named.filter((name) => node.properties?.[name] === undefined);
    return missing.map((name) => ({
      file: schema.file,
      pointer: `${pointer}/properties`,
      detail: `no property “${name}”`,
    }));
  });
}

function clearedByKinds(node: SchemaNode): readonly string[] {
  return (readAnnotations(node).ui.kinds ?? []).flatMap(({ clears }) => clears ?? []);
}

/** What a union clears is named from the entity. */
function inEntity(schema: ProductSchema): readonly RuleBreak[] {
  if (!readAnnotations(schema.schema).entity) return [];
  const places = walkFields(schema.schema);
  const known = new Set(places.map(({ pattern }) => pattern));
  return places.flatMap(({ pattern, node }) =>
    (readAnnotations(node).ui.branchClears ?? [])
      .filter((pointer) => !known.has(pointer))
      .map((pointer) => ({
        file: schema.file,
        pointer: `/properties${pattern}`,
        detail: `it has no setting “${pointer}”`,
      })),
  );
}
