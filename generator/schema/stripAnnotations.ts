import type { SchemaNode } from "../SchemaNode.ts";

/** The same schema without any `x-` keyword: what Ajv, RJSF and Monaco take. */
export function stripAnnotations(node: SchemaNode): SchemaNode {
  return strip(node) as SchemaNode;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([keyword]) => !keyword.startsWith("x-"))
      .map(([keyword, child]) => [keyword, strip(child)]),
  );
}
