import type { SchemaNode } from "../SchemaNode.ts";
import type { EntityAnnotation } from "./EntityAnnotation.ts";
import type { UiAnnotation } from "./UiAnnotation.ts";

export interface Annotations {
  readonly entity: EntityAnnotation | undefined;
  readonly ui: UiAnnotation;
  readonly list: { readonly key: string; readonly emptyIsAbsent?: boolean; readonly bareKey?: boolean } | undefined;
  readonly life: { readonly since?: string; readonly deprecated?: string; readonly aliases?: readonly string[] };
}

/** The annotations of a node, typed: `checkAnnotations` has held every file against schemas/meta before. */
export function annotationsOf(node: SchemaNode): Annotations {
  return {
    entity: node["x-entity"] as EntityAnnotation | undefined,
    ui: node["x-ui"] ?? {},
    list: node["x-list"] as Annotations["list"],
    life: node["x-life"] ?? {},
  };
}
