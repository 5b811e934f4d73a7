import { followReference, isNode, type SchemaNode } from "../../schema/schemaNode.ts";

/**
 * One node that knows every property, type and value that any branch of a schema allows: the text has one syntax
 * whichever branch a value takes. Annotations of the outer node win.
 */
export function mergeBranches(node: SchemaNode): SchemaNode {
  const outer = followReference(node);
  let merged = outer;
  for (const branch of subSchemas(outer)) merged = merge(merged, mergeBranches(branch));
  const { allOf, oneOf, anyOf, then, else: otherwise, if: condition, dependencies, ...rest } = merged;
  void [allOf, oneOf, anyOf, then, otherwise, condition, dependencies];
  return rest;
}

function merge(one: SchemaNode, other: SchemaNode): SchemaNode {
  const types = [...new Set([...ownTypes(one), ...ownTypes(other)])];
  const values = [...new Set([...ownValues(one), ...ownValues(other)])];
  const { const: _one, ...outer } = one;
  const { const: _other, "x-definition": _branch, ...inner } = other;
  return {
    ...inner,
    ...outer,
    ...(types.length > 0 ? { type: types } : {}),
    ...(values.length > 0 ? { enum: values } : {}),
    ...mergedProperties(one, other),
    ...mergedItems(one, other),
    ...mergedAdditional(one, other),
  };
}

function mergedProperties(one: SchemaNode, other: SchemaNode): SchemaNode {
  if (one.properties === undefined && other.properties === undefined) return {};
  const properties: Record<string, SchemaNode> = { ...one.properties };
  for (const [name, node] of Object.entries(other.properties ?? {})) {
    const known = properties[name];
    properties[name] = known === undefined ? node : mergedProperty(known, node);
  }
  return { properties };
}

/** What contains itself is followed when it is asked for, else there were no end. */
function mergedProperty(one: SchemaNode, other: SchemaNode): SchemaNode {
  if (one["x-target"] || other["x-target"]) return { ...other, ...one };
  return merge(mergeBranches(one), mergeBranches(other));
}

function mergedItems(one: SchemaNode, other: SchemaNode): SchemaNode {
  if (one.items === undefined) return other.items === undefined ? {} : { items: other.items };
  return { items: other.items === undefined ? one.items : mergedProperty(one.items, other.items) };
}

function mergedAdditional(one: SchemaNode, other: SchemaNode): SchemaNode {
  const node = [one.additionalProperties, other.additionalProperties].find(isNode);
  const either = node ?? one.additionalProperties ?? other.additionalProperties;
  return either === undefined ? {} : { additionalProperties: either };
}

function ownTypes(node: SchemaNode): readonly string[] {
  return typeof node.type === "string" ? [node.type] : (node.type ?? []);
}

function ownValues(node: SchemaNode): readonly unknown[] {
  return "const" in node ? [node.const] : (node.enum ?? []);
}

/** Every sub-schema that may apply to the same value: alternatives, conditions and dependencies. */
function subSchemas(node: SchemaNode): readonly SchemaNode[] {
  const lists = [node["allOf"], node.oneOf, node.anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const dependencies = isNode(node["dependencies"]) ? Object.values(node["dependencies"]) : [];
  return [...lists, node["then"], node["else"], ...dependencies].filter(isNode);
}

/** The JSON types a merged node allows, null left out; guessed from its values where it names none. */
export function allowedTypes(node: SchemaNode): ReadonlySet<string> {
  const named = typeof node.type === "string" ? [node.type] : (node.type ?? []);
  const types = new Set(named.filter((type) => type !== "null"));
  if (types.size > 0) return types;
  const values = "const" in node ? [node.const] : (node.enum ?? []);
  for (const value of values) if (value !== null) types.add(Array.isArray(value) ? "array" : typeof value);
  if (types.size > 0) return types;
  if (node.properties !== undefined || node.additionalProperties !== undefined) return new Set(["object"]);
  if (node.items !== undefined) return new Set(["array"]);
  return new Set(["string", "number", "boolean", "object", "array"]);
}
