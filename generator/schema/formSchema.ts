import { Descent } from "./Descent.ts";
import type { SchemaNode } from "./schemaNode.ts";
import { readAnnotations } from "./annotations.ts";

/**
 * What RJSF is given: types, titles, enumerations and tagged unions. Ranges, patterns and rules over several
 * properties stay out, since the entity's check alone reports errors and every compiled branch would carry them.
 */
export function formSchema(page: SchemaNode): SchemaNode {
  const definitions = new Map<string, SchemaNode>();
  const schema = simplify(page, Descent.from({}), definitions);
  return definitions.size === 0 ? schema : { ...schema, definitions: Object.fromEntries(definitions) };
}

/** @param definitions takes what contains itself; `x-recurs` names it where it comes again */
function simplify(raw: SchemaNode, way: Descent, definitions: Map<string, SchemaNode>): SchemaNode {
  const { node, below } = way.enter(raw, "");
  if (!below) return recursion(raw, node, definitions);
  const chosen = onlyBranch(node);
  if (chosen) {
    const words = { title: node.title ?? chosen.title ?? "", description: node.description ?? "" };
    return simplify({ ...chosen, ...words }, below, definitions);
  }
  const inner = (child: SchemaNode) => simplify(child, below, definitions);
  const kept: Record<string, unknown> = {};
  for (const keyword of ["type", "title", "description", "enum", "const", "required", "readOnly", "discriminator"]) {
    if (node[keyword] !== undefined && node[keyword] !== "") kept[keyword] = node[keyword];
  }
  if (Array.isArray(node.type)) kept["type"] = node.type.find((type) => type !== "null");
  if (node.enum) kept["enum"] = node.enum.filter((value) => value !== null && value !== "");
  if (node.properties) kept["properties"] = mapValues(node.properties, inner);
  if (node.items) kept["items"] = inner(node.items);
  if (node.prefixItems) Object.assign(kept, tuple(node.prefixItems));
  if (typeof node.additionalProperties === "object") kept["additionalProperties"] = inner(node.additionalProperties);
  if (node.oneOf) kept["oneOf"] = node.oneOf.map(inner);
  if (node.properties && kept["type"] === undefined) kept["type"] = "object";
  if (kept["type"] === undefined) delete kept["type"];
  return kept;
}

/** A list with a schema a place is typed as words where all are texts; any other is shown, and edited in the text. */
function tuple(places: readonly SchemaNode[]): Record<string, unknown> {
  return places.every(({ type }) => type === "string") ? { items: { type: "string" } } : { type: undefined };
}

/** What comes again is drawn when it is opened: until then its name stands for it. */
function recursion(raw: SchemaNode, node: SchemaNode, definitions: Map<string, SchemaNode>): SchemaNode {
  const name = raw["x-definition"] ?? "";
  if (!definitions.has(name)) {
    definitions.set(name, {});
    definitions.set(name, simplify(raw["x-target"]?.() ?? node, Descent.from({}), definitions));
  }
  const { type, title, description } = definitions.get(name) ?? {};
  const words = { title: raw.title ?? title, description: raw.description ?? description };
  const said = Object.entries({ type: type ?? typeOf(node), ...words }).filter(([, one]) => one !== undefined);
  return { ...Object.fromEntries(said), "x-recurs": name };
}

function typeOf(node: SchemaNode): unknown {
  return [node.type ?? (node.properties ? "object" : undefined)].flat().find((type) => type !== "null");
}

/**
 * A union that is no choice of the operator's: an item that may be written as its bare key takes the object form,
 * a scalar of several types the first of them (its widget knows both).
 */
export function onlyBranch(node: SchemaNode): SchemaNode | undefined {
  const branches = node.anyOf ?? (node["discriminator"] === undefined ? node.oneOf : undefined);
  if (!branches) return undefined;
  const { anyOf: _, oneOf: __, ...rest } = node;
  const object = branches.find((branch) => branch.properties !== undefined);
  const scalar = branches.find((branch) => branch.type !== "null" && branch.properties === undefined);
  const branch = object ?? scalar ?? branches[0];
  return branch
    ? { ...rest, ...branch, "x-ui": { ...readAnnotations(branch).ui, ...readAnnotations(node).ui } }
    : undefined;
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, turn: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, turn(value)]));
}
