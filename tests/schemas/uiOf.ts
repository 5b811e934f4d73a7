import type { SchemaNode } from "../../generator/schema/schemaNode.ts";
import { readAnnotations, type UiAnnotation } from "../../generator/schema/annotations.ts";

/** The `x-ui` of a setting. */
export function uiOf(node: SchemaNode): UiAnnotation {
  return readAnnotations(node).ui;
}
