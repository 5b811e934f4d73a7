import { isNode } from "./isNode.ts";
import type { SchemaNode } from "../../SchemaNode.ts";

/** Every sub-schema that may apply to the same value: alternatives, conditions and dependencies. */
export function branchesOf(node: SchemaNode): readonly SchemaNode[] {
  const lists = [node["allOf"], node.oneOf, node.anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const dependencies = isNode(node["dependencies"]) ? Object.values(node["dependencies"]) : [];
  return [...lists, node["then"], node["else"], ...dependencies].filter(isNode);
}
