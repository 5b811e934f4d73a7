import { annotationsOf } from "./annotationsOf.ts";
import type { SchemaNode } from "../SchemaNode.ts";

/**
 * The part of an entity that stands on one page, still annotated; undefined when nothing does. Objects are pruned
 * property by property; lists, maps and unions stand on a page as a whole.
 */
export function pageSchema(entity: SchemaNode, page: string): SchemaNode | undefined {
  return prune(entity, page, undefined);
}

function prune(node: SchemaNode, page: string, inherited: string | undefined): SchemaNode | undefined {
  if (node["x-entity"] !== undefined && inherited !== undefined) return undefined;
  const properties: Record<string, SchemaNode> = {};
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    const own = annotationsOf(child).ui.page ?? inherited;
    if (child.readOnly === true && annotationsOf(child).ui.page === undefined) continue;
    const kept = isStructure(child) ? prune(child, page, own) : own === page ? child : undefined;
    if (kept) properties[key] = kept;
  }
  if (Object.keys(properties).length === 0) return undefined;
  // Rules over several properties are the entity's check; a form asks only which branch holds.
  const {
    if: _,
    then: __,
    else: ___,
    allOf: ____,
    dependencies: _____,
    not: ______,
    minProperties: _______,
    ...kept
  } = node;
  return { ...kept, properties, required: (node.required ?? []).filter((key) => key in properties) };
}

function isStructure(node: SchemaNode): boolean {
  return node.properties !== undefined && node.oneOf === undefined && node.anyOf === undefined;
}
