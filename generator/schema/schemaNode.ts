/** A dereferenced, still annotated JSON Schema node: no `$ref` is left, local keywords have won. */
export interface SchemaNode {
  readonly [keyword: string]: unknown;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly readOnly?: boolean;
  readonly deprecated?: boolean;
  /** Name of the schema file this node came from, where it is a whole file's root. */
  readonly "x-from"?: string;
}

/** Whether a keyword's value is a schema node (and not a boolean, a list or absent). */
export function isNode(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The property that says which branch of a tagged union holds; undefined for any other node. */
export function unionTag(node: SchemaNode): string | undefined {
  const discriminator = node["discriminator"];
  if (typeof discriminator !== "object" || discriminator === null || !("propertyName" in discriminator))
    return undefined;
  return typeof discriminator.propertyName === "string" ? discriminator.propertyName : undefined;
}

/** The same schema without any `x-` keyword: what Ajv, RJSF and Monaco take. */
export function stripAnnotations(node: SchemaNode): SchemaNode {
  return strip(node) as SchemaNode;
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([keyword]) => !keyword.startsWith("x-"))
      .map(([keyword, child]) => [keyword, strip(child)]),
  );
}
