import { escapeSegment } from "../escapeSegment.ts";
import type { ProductSchema } from "../Product.ts";
import type { SchemaNode } from "../SchemaNode.ts";

/** A property as it stands in its own file: what comes from another file is that file's to answer for. */
export interface OwnField {
  readonly pointer: string;
  readonly key: string;
  readonly node: SchemaNode;
}

/** Every named property written in this schema's own file. */
export function ownFields({ name, schema }: ProductSchema): readonly OwnField[] {
  return collect(schema, "", name);
}

function collect(node: SchemaNode, pointer: string, name: string): readonly OwnField[] {
  const fields = Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    const at = `${pointer}/properties/${escapeSegment(key)}`;
    return [{ pointer: at, key, node: child }, ...below(child, at, name)];
  });
  const nested = [
    ...(node.items ? below(node.items, `${pointer}/items`, name) : []),
    ...(typeof node.additionalProperties === "object"
      ? below(node.additionalProperties, `${pointer}/additionalProperties`, name)
      : []),
    ...(node.oneOf ?? []).flatMap((branch, index) => below(branch, `${pointer}/oneOf/${index}`, name)),
    ...(node.anyOf ?? []).flatMap((branch, index) => below(branch, `${pointer}/anyOf/${index}`, name)),
  ];
  return [...fields, ...nested];
}

function below(node: SchemaNode, pointer: string, name: string): readonly OwnField[] {
  return node["x-from"] === undefined || node["x-from"] === name ? collect(node, pointer, name) : [];
}
