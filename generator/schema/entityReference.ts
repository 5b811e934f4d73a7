import type { EntityReference } from "../contracts/EntityReference.ts";
import { isNode, type SchemaNode } from "./schemaNode.ts";

/** What the texts of a node may name (`x-ref`), in the order said; none for those that name nothing. */
export function entityReferences(node: SchemaNode): readonly EntityReference[] {
  const said = node["x-ref"];
  if (typeof said === "string") return [{ collection: said }];
  return (Array.isArray(said) ? said : [said]).filter(isNode).flatMap((one): EntityReference[] => {
    const { to: collection, prefix, part, open } = one;
    if (typeof collection !== "string") return [];
    return [
      {
        collection,
        ...(typeof prefix === "string" ? { prefix } : {}),
        ...(part === "whole" || part === "folder" ? { part } : {}),
        ...(open === true ? { open } : {}),
      },
    ];
  });
}

/** What a text names that is chosen among the entities there are: one kind, each of which the config holds. */
export function entityReference(node: SchemaNode): EntityReference | undefined {
  const [only, ...others] = entityReferences(node);
  return others.length > 0 || only?.open === true ? undefined : only;
}

/** What the keys of a map name: `x-ref` of its `propertyNames`. */
export function keyReference(node: SchemaNode): EntityReference | undefined {
  const names = node["propertyNames"];
  return isNode(names) ? entityReference(names) : undefined;
}

/** What a list of texts names, or a text, that is chosen. */
export function namedBy(node: SchemaNode): EntityReference | undefined {
  return entityReference(node) ?? (node.items === undefined ? undefined : entityReference(node.items));
}
