import type { SchemaNode } from "../../SchemaNode.ts";

/** The JSON types a merged node allows, null left out; guessed from its values where it names none. */
export function confTypesOf(node: SchemaNode): ReadonlySet<string> {
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
