import type { SchemaNode } from "../../SchemaNode.ts";
import { confOf } from "./confOf.ts";
import { isNode } from "./isNode.ts";

/**
 * The property that repeats a map item's key: the entity's own word for it, or, of a part that is no entity, the
 * required text that has no directive.
 */
export function keyOf(node: SchemaNode): string | undefined {
  const entity = node["x-entity"];
  if (isNode(entity)) return typeof entity["key"] === "string" ? entity["key"] : undefined;
  return (node.required ?? []).find((name) => {
    const property = node.properties?.[name];
    return property?.type === "string" && confOf(property).shape === "none";
  });
}
