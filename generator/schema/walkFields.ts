import { escapeSegment } from "../jsonPointer.ts";
import { readAnnotations } from "./annotations.ts";
import { Descent } from "./Descent.ts";
import { isNever, type SchemaNode } from "./schemaNode.ts";

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
  /** Pattern of a place of the same schema, where a schema contains itself: below here it goes on as below there. */
  readonly recurs?: string;
}

/**
 * Every place of an entity, parents before children, in the schema's order; the branches of a union share their
 * patterns. Other entities inside (the collections of the server config) are left out. Where a schema
 * contains itself, the way ends at a place that says which pattern goes on.
 */
export function walkFields(entity: SchemaNode): readonly FieldPlace[] {
  const known = walked.get(entity);
  if (known) return known;
  const places: FieldPlace[] = [];
  visit(entity, "", { page: undefined, section: undefined }, Descent.from(entity), places);
  walked.set(entity, places);
  return places;
}

/** Nearly every rule and emitter walks every entity. */
const walked = new WeakMap<SchemaNode, readonly FieldPlace[]>();

type Inherited = Pick<FieldPlace, "page" | "section">;

/** @returns the pattern of an outer place that a branch is again */
function visit(
  node: SchemaNode,
  pattern: string,
  inherited: Inherited,
  way: Descent,
  places: FieldPlace[],
): string | undefined {
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    const isRequired = node.required?.includes(key) ?? false;
    enter(child, { pattern: `${pattern}/${escapeSegment(key)}`, isRequired, isProperty: true }, inherited, way, places);
  }
  const unnamed = [
    ...[node.items, node.additionalProperties].map((child) => [child, "*"] as const),
    ...(node.prefixItems ?? []).map((child, index) => [child, String(index)] as const),
  ];
  for (const [child, key] of unnamed) {
    if (typeof child === "object")
      enter(child, { pattern: `${pattern}/${key}`, isRequired: false, isProperty: false }, inherited, way, places);
  }
  let again: string | undefined;
  for (const branch of [...(node.oneOf ?? []), ...(node.anyOf ?? [])]) {
    const step = way.enter(branch, pattern);
    again ??= step.below ? visit(step.node, pattern, inherited, step.below, places) : step.recurs;
  }
  return again;
}

function enter(
  raw: SchemaNode,
  at: Pick<FieldPlace, "pattern" | "isRequired" | "isProperty">,
  inherited: Inherited,
  way: Descent,
  places: FieldPlace[],
): void {
  const { node, below, recurs } = way.enter(raw, at.pattern);
  if (node["x-entity"] !== undefined || isNever(node)) return;
  const { ui } = readAnnotations(node);
  const here = { page: ui.page ?? inherited.page, section: ui.page ? ui.section : (ui.section ?? inherited.section) };
  const place = { ...at, node, ...here };
  const index = places.push(place) - 1;
  const again = below ? visit(node, at.pattern, here, below, places) : recurs;
  if (again !== undefined) places[index] = { ...place, recurs: again };
}
