import type { SchemaNode } from "../../generator/SchemaNode.ts";
import { annotationsOf } from "../../generator/schema/annotationsOf.ts";
import type { UiAnnotation } from "../../generator/schema/UiAnnotation.ts";

/** The `x-ui` of a setting. */
export function uiOf(node: SchemaNode): UiAnnotation {
  return annotationsOf(node).ui;
}
