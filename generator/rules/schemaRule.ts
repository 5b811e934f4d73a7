import type { Product, ProductSchema } from "../dereference.ts";
import { escapeSegment } from "../jsonPointer.ts";
import { isNode, type SchemaNode } from "../schema/schemaNode.ts";

/** A rule every schema keeps beyond JSON Schema; its sentence is the error message. */
export interface Rule {
  /** Held against our own schemas only: those of others are read as they came. */
  readonly isOfTheHouse?: true;
  readonly sentence: string;
  /** The places that break it. */
  readonly broken: (product: Product) => readonly RuleBreak[];
}

export interface RuleBreak {
  /** File of the schema, from the project's root. */
  readonly file: string;
  readonly pointer: string;
  /** What exactly, added to the sentence. */
  readonly detail?: string;
}

/** A property as it stands in its own file: what comes from another file is that file's to answer for. */
interface OwnField {
  readonly pointer: string;
  readonly key: string;
  readonly node: SchemaNode;
}

/** Every named property written in this schema's own file. */
export function ownFields(schema: ProductSchema): readonly OwnField[] {
  const known = knownFields.get(schema) ?? fieldsIn(schema.schema, "", schema.name);
  knownFields.set(schema, known);
  return known;
}

/** Nearly every rule asks for them. */
const knownFields = new WeakMap<ProductSchema, readonly OwnField[]>();

function fieldsIn(node: SchemaNode, pointer: string, name: string): readonly OwnField[] {
  const fields = Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    const at = `${pointer}/properties/${escapeSegment(key)}`;
    return [{ pointer: at, key, node: child }, ...fieldsBelow(child, at, name)];
  });
  const nested = [
    ...(node.items ? fieldsBelow(node.items, `${pointer}/items`, name) : []),
    ...(typeof node.additionalProperties === "object"
      ? fieldsBelow(node.additionalProperties, `${pointer}/additionalProperties`, name)
      : []),
    ...(node.oneOf ?? []).flatMap((branch, index) => fieldsBelow(branch, `${pointer}/oneOf/${index}`, name)),
    ...(node.anyOf ?? []).flatMap((branch, index) => fieldsBelow(branch, `${pointer}/anyOf/${index}`, name)),
  ];
  return [...fields, ...nested];
}

function fieldsBelow(node: SchemaNode, pointer: string, name: string): readonly OwnField[] {
  return node["x-from"] === undefined || node["x-from"] === name ? fieldsIn(node, pointer, name) : [];
}

/** A schema node as it stands in its own file. */
interface OwnNode {
  readonly pointer: string;
  readonly node: SchemaNode;
}

/** Every node written in this schema's own file, conditions and rules over several properties among them. */
export function ownNodes(schema: ProductSchema): readonly OwnNode[] {
  const known = knownNodes.get(schema) ?? nodesIn(schema.schema, "", schema.name);
  knownNodes.set(schema, known);
  return known;
}

const knownNodes = new WeakMap<ProductSchema, readonly OwnNode[]>();

function nodesIn(node: SchemaNode, pointer: string, name: string): readonly OwnNode[] {
  if (node["x-from"] !== undefined && node["x-from"] !== name) return [];
  return [
    { pointer, node },
    ...maps.flatMap((keyword) =>
      Object.entries(node[keyword] ?? {}).flatMap(([key, child]: [string, unknown]) =>
        isNode(child) ? nodesIn(child, `${pointer}/${keyword}/${escapeSegment(key)}`, name) : [],
      ),
    ),
    ...singles.flatMap((keyword) => {
      const child = node[keyword];
      return isNode(child) ? nodesIn(child, `${pointer}/${keyword}`, name) : [];
    }),
    ...lists.flatMap((keyword) => {
      const children: unknown = node[keyword];
      if (!Array.isArray(children)) return [];
      return children.flatMap((child: unknown, index) =>
        isNode(child) ? nodesIn(child, `${pointer}/${keyword}/${index}`, name) : [],
      );
    }),
  ];
}

/** Every node of this schema's own file that annotations stand on, properties that refer to another file among them. */
export function annotatedNodes(schema: ProductSchema): readonly OwnNode[] {
  const all = [...ownNodes(schema), ...ownFields(schema)];
  return [...new Map(all.map(({ pointer, node }) => [pointer, { pointer, node }])).values()];
}

const maps = ["properties", "patternProperties", "dependencies"] as const;
const singles = ["items", "additionalProperties", "propertyNames", "not", "if", "then", "else"] as const;
const lists = ["oneOf", "anyOf", "allOf"] as const;

/** The JSON types a node allows, its branches' among them; none when it does not say. */
export function typesOf(node: SchemaNode): ReadonlySet<string> {
  const own = node.type === undefined ? [] : [node.type].flat();
  const branches = [...(node.oneOf ?? []), ...(node.anyOf ?? [])].flatMap((branch) => [...typesOf(branch)]);
  return new Set([...own, ...branches].filter((type) => type !== "null"));
}
