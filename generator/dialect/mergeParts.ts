import type { SchemaNode } from "../schema/schemaNode.ts";
import { isRaw } from "./schemaDialect.ts";

/**
 * A schema by the book with the parts of its `allOf` in itself, so that types and forms see one object. What two parts
 * say of the same thing the first one decides; the check, which is compiled from the schema as written, holds both.
 */
export function mergeParts(node: SchemaNode): SchemaNode {
  const { allOf, ...own } = node;
  if (!Array.isArray(allOf)) return node;
  // Inside a circle a part is not known yet: it would be the whole that is being made.
  const parts = allOf.filter((part): part is SchemaNode => isRaw(part) && part["x-target"] === undefined);
  return parts.reduce(mergePart, own);
}

function mergePart(whole: SchemaNode, part: SchemaNode): SchemaNode {
  const { "x-from": _, "x-definition": __, "x-once": ___, not: ____, ...said } = part;
  const properties = { ...part.properties };
  for (const [name, child] of Object.entries(whole.properties ?? {}))
    properties[name] = { ...properties[name], ...child };
  const required = [...new Set([...(whole.required ?? []), ...(part.required ?? [])])];
  return {
    ...said,
    ...whole,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}
