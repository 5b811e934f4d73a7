import type { EntityReference } from "../contracts/EntityReference.ts";
import { isNode, type SchemaNode } from "./schemaNode.ts";

/** What the texts of a node name (`x-ref`), undefined for those that name nothing. */
export function entityReference(node: SchemaNode): EntityReference | undefined {
  const said = node["x-ref"];
  if (typeof said === "string") return { collection: said };
  if (!isNode(said) || typeof said["to"] !== "string") return undefined;
  const { to: collection, prefix } = said;
  return typeof prefix === "string" ? { collection, prefix } : { collection };
}

/** What the keys of a map name: `x-ref` of its `propertyNames`. */
export function keyReference(node: SchemaNode): EntityReference | undefined {
  const names = node["propertyNames"];
  return isNode(names) ? entityReference(names) : undefined;
}

/** What a list of texts names, or a text. */
export function namedBy(node: SchemaNode): EntityReference | undefined {
  return entityReference(node) ?? (node.items === undefined ? undefined : entityReference(node.items));
}
