import type { SchemaNode } from "../SchemaNode.ts";

/** The JSON types a node allows, its branches' among them; none when it does not say. */
export function typesOf(node: SchemaNode): ReadonlySet<string> {
  const own = node.type === undefined ? [] : [node.type].flat();
  const branches = [...(node.oneOf ?? []), ...(node.anyOf ?? [])].flatMap((branch) => [...typesOf(branch)]);
  return new Set([...own, ...branches].filter((type) => type !== "null"));
}
