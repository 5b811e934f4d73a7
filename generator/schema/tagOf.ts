import type { SchemaNode } from "../SchemaNode.ts";

/** The property that says which branch of a tagged union holds; undefined for any other node. */
export function tagOf(node: SchemaNode): string | undefined {
  const discriminator = node["discriminator"];
  if (typeof discriminator !== "object" || discriminator === null || !("propertyName" in discriminator))
    return undefined;
  return typeof discriminator.propertyName === "string" ? discriminator.propertyName : undefined;
}
