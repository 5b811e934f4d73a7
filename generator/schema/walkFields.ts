import { escapeSegment } from "../jsonPointer.ts";
import { readAnnotations } from "./annotations.ts";
import { followReference, isNever, type SchemaNode } from "./schemaNode.ts";

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
 * patterns. Other entities inside (the collections of the server config) are left out. What contains itself is walked
 * once: where it comes again, the place says which pattern goes on.
 */
export function walkFields(entity: SchemaNode): readonly FieldPlace[] {
  const walk: Walk = { places: [], seen: new Map() };
  if (entity["x-definition"] !== undefined) walk.seen.set(entity["x-definition"], "");
  visit(entity, "", { page: undefined, section: undefined }, walk);
  return walk.places;
}

interface Walk {
  readonly places: FieldPlace[];
  /** By definition of a circle: the pattern where it was met first. */
  readonly seen: Map<string, string>;
}

type Inherited = Pick<FieldPlace, "page" | "section">;

function visit(node: SchemaNode, pattern: string, inherited: Inherited, walk: Walk): void {
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    const isRequired = node.required?.includes(key) ?? false;
    enter(child, { pattern: `${pattern}/${escapeSegment(key)}`, isRequired, isProperty: true }, inherited, walk);
  }
  for (const child of [node.items, node.additionalProperties]) {
    if (typeof child === "object")
      enter(child, { pattern: `${pattern}/*`, isRequired: false, isProperty: false }, inherited, walk);
  }
  node.prefixItems?.forEach((child, index) => {
    enter(child, { pattern: `${pattern}/${index}`, isRequired: false, isProperty: false }, inherited, walk);
  });
  for (const branch of [...(node.oneOf ?? []), ...(node.anyOf ?? [])]) {
    const isAgain = branch["x-definition"] !== undefined && walk.seen.has(branch["x-definition"]);
    if (!isAgain) visit(followReference(branch), pattern, inherited, walk);
  }
}

function enter(
  node: SchemaNode,
  at: Pick<FieldPlace, "pattern" | "isRequired" | "isProperty">,
  inherited: Inherited,
  walk: Walk,
): void {
  if (node["x-entity"] !== undefined || isNever(node)) return;
  const { ui } = readAnnotations(node);
  const here = { page: ui.page ?? inherited.page, section: ui.page ? ui.section : (ui.section ?? inherited.section) };
  const definition = node["x-definition"];
  const recurs = definition === undefined ? undefined : walk.seen.get(definition);
  const met = followReference(node);
  walk.places.push({ ...at, node: met, ...here, ...(recurs === undefined ? {} : { recurs }) });
  if (recurs !== undefined) return;
  if (definition !== undefined) walk.seen.set(definition, at.pattern);
  visit(met, at.pattern, here, walk);
}
