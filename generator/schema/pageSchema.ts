import { readAnnotations } from "./annotations.ts";
import type { SchemaNode } from "./schemaNode.ts";
import { walkFields } from "./walkFields.ts";

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
    const own = readAnnotations(child).ui.page ?? inherited;
    if (child.readOnly === true && readAnnotations(child).ui.page === undefined) continue;
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

/** A page whose lists hold of their items what stands in a row (`x-ui.row`); the rest has the item's own page. */
export function rowSchema(page: SchemaNode): SchemaNode {
  const { row } = readAnnotations(page).ui;
  if (row !== undefined && page.items) return { ...page, items: inRow(page.items, row) };
  if (!page.properties) return page;
  const properties = Object.entries(page.properties).map(([key, child]) => [key, rowSchema(child)] as const);
  return { ...page, properties: Object.fromEntries(properties) };
}

function inRow({ additionalProperties: _, ...item }: SchemaNode, row: readonly string[]): SchemaNode {
  const shown = Object.entries(item.properties ?? {}).filter(([key]) => row.includes(key));
  return { ...item, properties: Object.fromEntries(shown) };
}

/**
 * Patterns of what stands on a page, without the objects that share out their settings among pages: what one page saves
 * would else take along what is edited on another.
 * @param part what stands on the page
 * @param others names of the entity's other pages
 */
export function pageFields(entity: SchemaNode, part: SchemaNode, others: readonly string[]): readonly string[] {
  const elsewhere = others.flatMap((page) => listPatterns(pageSchema(entity, page)));
  // The branches of a union may name the same field.
  return [...new Set(listPatterns(part))].filter((own) => !elsewhere.some((other) => other.startsWith(`${own}/`)));
}

function listPatterns(part: SchemaNode | undefined): readonly string[] {
  return part ? walkFields(part).map(({ pattern }) => pattern) : [];
}
