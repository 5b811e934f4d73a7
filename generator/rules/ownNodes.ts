import { escapeSegment } from "../escapeSegment.ts";
import type { ProductSchema } from "../Product.ts";
import type { SchemaNode } from "../SchemaNode.ts";

/** A schema node as it stands in its own file. */
export interface OwnNode {
  readonly pointer: string;
  readonly node: SchemaNode;
}

/** Every node written in this schema's own file, conditions and rules over several properties among them. */
export function ownNodes({ name, schema }: ProductSchema): readonly OwnNode[] {
  return collect(schema, "", name);
}

function collect(node: SchemaNode, pointer: string, name: string): readonly OwnNode[] {
  if (node["x-from"] !== undefined && node["x-from"] !== name) return [];
  return [
    { pointer, node },
    ...maps.flatMap((keyword) =>
      Object.entries(node[keyword] ?? {}).flatMap(([key, child]: [string, unknown]) =>
        isNode(child) ? collect(child, `${pointer}/${keyword}/${escapeSegment(key)}`, name) : [],
      ),
    ),
    ...singles.flatMap((keyword) => {
      const child = node[keyword];
      return isNode(child) ? collect(child, `${pointer}/${keyword}`, name) : [];
    }),
    ...lists.flatMap((keyword) => {
      const children: unknown = node[keyword];
      if (!Array.isArray(children)) return [];
      return children.flatMap((child: unknown, index) =>
        isNode(child) ? collect(child, `${pointer}/${keyword}/${index}`, name) : [],
      );
    }),
  ];
}

const maps = ["properties", "patternProperties", "dependencies"] as const;
const singles = ["items", "additionalProperties", "propertyNames", "not", "if", "then", "else"] as const;
const lists = ["oneOf", "anyOf", "allOf"] as const;

function isNode(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
