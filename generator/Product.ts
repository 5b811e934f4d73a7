import type { SchemaNode } from "./SchemaNode.ts";

/** Everything the emitters need: every schema of the product, dereferenced, in a stable order. */
export interface Product {
  readonly schemas: readonly ProductSchema[];
}

export interface ProductSchema {
  /** File name without its ending, folders below config/ or runtime/ joined by `-`: `stream`, `drm-aes128`. */
  readonly name: string;
  readonly folder: "config" | "runtime";
  /** Path from the project's root, for messages. */
  readonly file: string;
  readonly schema: SchemaNode;
}
