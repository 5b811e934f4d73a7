import type { SchemaNode } from "../../SchemaNode.ts";
import { confOf } from "./confOf.ts";
import { isNode } from "./isNode.ts";

/** The property that holds an item's index: the entity's word, one of shape `position`, or a map item's `position`. */
export function orderOf(node: SchemaNode, isMapItem: boolean): string | undefined {
  const entity = node["x-entity"];
  if (isNode(entity) && typeof entity["order"] === "string") return entity["order"];
  const shaped = Object.entries(node.properties ?? {}).find(([, property]) => confOf(property).shape === "position");
  if (shaped !== undefined) return shaped[0];
  return isMapItem && node.properties?.["position"] !== undefined ? "position" : undefined;
}
