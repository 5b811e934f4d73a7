import { branchesOf } from "./branchesOf.ts";
import { isNode } from "./isNode.ts";
import type { SchemaNode } from "../../SchemaNode.ts";

/**
 * One node that knows every property, type and value that any branch of a schema allows: the text has one syntax
 * whichever branch a value takes. Annotations of the outer node win.
 */
export function mergeBranches(node: SchemaNode): SchemaNode {
  let merged = node;
  for (const branch of branchesOf(node)) merged = merge(merged, mergeBranches(branch));
  const { allOf, oneOf, anyOf, then, else: otherwise, if: condition, dependencies, ...rest } = merged;
  void [allOf, oneOf, anyOf, then, otherwise, condition, dependencies];
  return rest;
}

function merge(one: SchemaNode, other: SchemaNode): SchemaNode {
  const types = [...new Set([...typesOf(one), ...typesOf(other)])];
  const values = [...new Set([...valuesOf(one), ...valuesOf(other)])];
  const { const: _one, ...outer } = one;
  const { const: _other, ...inner } = other;
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
    properties[name] = known === undefined ? node : merge(mergeBranches(known), mergeBranches(node));
  }
  return { properties };
}

function mergedItems(one: SchemaNode, other: SchemaNode): SchemaNode {
  if (one.items === undefined) return other.items === undefined ? {} : { items: other.items };
  return { items: other.items === undefined ? one.items : merge(mergeBranches(one.items), mergeBranches(other.items)) };
}

function mergedAdditional(one: SchemaNode, other: SchemaNode): SchemaNode {
  const node = [one.additionalProperties, other.additionalProperties].find(isNode);
  const either = node ?? one.additionalProperties ?? other.additionalProperties;
  return either === undefined ? {} : { additionalProperties: either };
}

function typesOf(node: SchemaNode): readonly string[] {
  return typeof node.type === "string" ? [node.type] : (node.type ?? []);
}

function valuesOf(node: SchemaNode): readonly unknown[] {
  return "const" in node ? [node.const] : (node.enum ?? []);
}
