import { mapSubschemas, type Raw } from "../dialect/schemaDialect.ts";

/**
 * A dereferenced, still annotated JSON Schema node: local keywords have won, and no `$ref` is left but inside a circle of
 * schemas, where `x-target` leads on.
 */
export interface SchemaNode {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  /** Schema of every item; a list with a schema a place has `prefixItems`, and `additionalItems` for the rest. */
  readonly items?: SchemaNode;
  readonly prefixItems?: readonly SchemaNode[];
  readonly additionalItems?: boolean | SchemaNode;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly readOnly?: boolean;
  readonly deprecated?: boolean;
  /** On a root: what the references that are left lead to. */
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
  readonly $ref?: string;
  /** Name of the definition that this node is, or that its `$ref` leads to, where that is part of a circle. */
  readonly "x-definition"?: string;
  /** Of a definition: its circle is so large that not every way through it is gone. */
  readonly "x-once"?: true;
  /** What a `$ref` leads to. */
  readonly "x-target"?: () => SchemaNode;
  /** Name of the schema file this node came from, where it is a whole file's root. */
  readonly "x-from"?: string;
}

/** Whether a keyword's value is a schema node (and not a boolean, a list or absent). */
export function isNode(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a node stands for: the node itself, or what its `$ref` leads to with the keywords beside it laid over. */
export function followReference(node: SchemaNode): SchemaNode {
  const target = node["x-target"]?.();
  if (!target) return node;
  const { $ref: _, "x-target": __, ...local } = node;
  return { ...target, ...local };
}

/** Whether no value fits a node: what `false` stands for. */
export function isNever(node: SchemaNode): boolean {
  return isNode(node["not"]) && Object.keys(node["not"]).length === 0;
}

/** The property that says which branch of a tagged union holds; undefined for any other node. */
export function unionTag(node: SchemaNode): string | undefined {
  const discriminator = node["discriminator"];
  if (typeof discriminator !== "object" || discriminator === null || !("propertyName" in discriminator))
    return undefined;
  return typeof discriminator.propertyName === "string" ? discriminator.propertyName : undefined;
}

/** The same schema without any `x-` keyword: what Ajv, RJSF and Monaco take. Inside a circle nothing is said any more. */
export function stripAnnotations(node: SchemaNode): SchemaNode {
  return strip(node) as SchemaNode;
}

function strip(node: Raw | boolean): unknown {
  if (typeof node === "boolean") return node;
  const isLeft = "x-target" in node;
  const kept = Object.entries(node).filter(
    ([keyword]) => !keyword.startsWith("x-") && keyword !== "definitions" && !(isLeft && keyword === "$ref"),
  );
  return mapSubschemas(Object.fromEntries(kept), "house", strip);
}
