import { type SchemaNode, stripAnnotations } from "./schemaNode.ts";
import { readAnnotations } from "./annotations.ts";

/**
 * What RJSF is given: types, titles, enumerations and tagged unions. Ranges, patterns and rules over several
 * properties stay out, since the entity's check alone reports errors and every compiled branch would carry them.
 */
export function formSchema(page: SchemaNode): SchemaNode {
  return stripAnnotations(simplify(page));
}

function simplify(node: SchemaNode): SchemaNode {
  const chosen = onlyBranch(node);
  if (chosen)
    return simplify({ ...chosen, title: node.title ?? chosen.title ?? "", description: node.description ?? "" });
  const kept: Record<string, unknown> = {};
  for (const keyword of ["type", "title", "description", "enum", "const", "required", "readOnly", "discriminator"]) {
    if (node[keyword] !== undefined && node[keyword] !== "") kept[keyword] = node[keyword];
  }
  if (Array.isArray(node.type)) kept["type"] = node.type.find((type) => type !== "null");
  if (node.enum) kept["enum"] = node.enum.filter((value) => value !== null && value !== "");
  if (node.properties) kept["properties"] = mapValues(node.properties, simplify);
  if (node.items) kept["items"] = simplify(node.items);
  if (typeof node.additionalProperties === "object") kept["additionalProperties"] = simplify(node.additionalProperties);
  if (node.oneOf) kept["oneOf"] = node.oneOf.map(simplify);
  if (node.properties && kept["type"] === undefined) kept["type"] = "object";
  return kept;
}

/**
 * A union that is no choice of the operator's: an item that may be written as its bare key takes the object form,
 * a scalar of several types the first of them (its widget knows both).
 */
function onlyBranch(node: SchemaNode): SchemaNode | undefined {
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
