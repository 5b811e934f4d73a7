import type { SchemaNode } from "../SchemaNode.ts";
import { annotationsOf } from "./annotationsOf.ts";

/** A page whose lists hold of their items what stands in a row (`x-ui.row`); the rest has the item's own page. */
export function rowSchema(page: SchemaNode): SchemaNode {
  const { row } = annotationsOf(page).ui;
  if (row !== undefined && page.items) return { ...page, items: inRow(page.items, row) };
  if (!page.properties) return page;
  const properties = Object.entries(page.properties).map(([key, child]) => [key, rowSchema(child)] as const);
  return { ...page, properties: Object.fromEntries(properties) };
}

function inRow({ additionalProperties: _, ...item }: SchemaNode, row: readonly string[]): SchemaNode {
  const shown = Object.entries(item.properties ?? {}).filter(([key]) => row.includes(key));
  return { ...item, properties: Object.fromEntries(shown) };
}
