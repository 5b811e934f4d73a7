import type { SchemaNode } from "../SchemaNode.ts";
import { pageSchema } from "./pageSchema.ts";
import { walkFields } from "./walkFields.ts";

/**
 * Patterns of what stands on a page, without the objects that share out their settings among pages: what one page saves
 * would else take along what is edited on another.
 * @param part what stands on the page
 * @param others names of the entity's other pages
 */
export function pageFields(entity: SchemaNode, part: SchemaNode, others: readonly string[]): readonly string[] {
  const elsewhere = others.flatMap((page) => patternsOf(pageSchema(entity, page)));
  // The branches of a union may name the same field.
  return [...new Set(patternsOf(part))].filter((own) => !elsewhere.some((other) => other.startsWith(`${own}/`)));
}

function patternsOf(part: SchemaNode | undefined): readonly string[] {
  return part ? walkFields(part).map(({ pattern }) => pattern) : [];
}
