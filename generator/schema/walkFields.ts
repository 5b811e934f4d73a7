import { escapeSegment } from "../jsonPointer.ts";
import { readAnnotations } from "./annotations.ts";
import type { SchemaNode } from "./schemaNode.ts";

/** A place in an entity: a property, a list item or a map value. */
export interface FieldPlace {
  /** A pointer whose list items and map keys are `*`. */
  readonly pattern: string;
  readonly node: SchemaNode;
  /** Page and section, its own or inherited from the nearest ancestor that has one. */
  readonly page: string | undefined;
  readonly section: string | undefined;
  /** The parent lists it as required. */
  readonly isRequired: boolean;
  /** A property with a name, as against an item or a map value. */
  readonly isProperty: boolean;
}

/**
 * Every place of an entity, parents before children, in the schema's order; the branches of a union share their
 * patterns. Other entities inside (the collections of the server config) are left out.
 */
export function walkFields(entity: SchemaNode): readonly FieldPlace[] {
  const places: FieldPlace[] = [];
  visit(entity, "", { page: undefined, section: undefined }, places);
  return places;
}

type Inherited = Pick<FieldPlace, "page" | "section">;

function visit(node: SchemaNode, pattern: string, inherited: Inherited, places: FieldPlace[]): void {
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    enter(child, `${pattern}/${escapeSegment(key)}`, inherited, places, node.required?.includes(key) ?? false, true);
  }
  for (const child of [node.items, node.additionalProperties]) {
    if (typeof child === "object") enter(child, `${pattern}/*`, inherited, places, false, false);
  }
  for (const branch of [...(node.oneOf ?? []), ...(node.anyOf ?? [])]) visit(branch, pattern, inherited, places);
}

function enter(
  node: SchemaNode,
  pattern: string,
  inherited: Inherited,
  places: FieldPlace[],
  isRequired: boolean,
  isProperty: boolean,
): void {
  if (node["x-entity"] !== undefined) return;
  const { ui } = readAnnotations(node);
  const here = { page: ui.page ?? inherited.page, section: ui.page ? ui.section : (ui.section ?? inherited.section) };
  places.push({ pattern, node, ...here, isRequired, isProperty });
  visit(node, pattern, here, places);
}
