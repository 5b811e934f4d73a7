import { compile } from "json-schema-to-typescript";
import type { Product, ProductSchema } from "../dereference.ts";
import { Remembered } from "../Remembered.ts";
import { type SchemaNode, unionTag } from "../schema/schemaNode.ts";
import { generatedNote, type OutputFile, typeName } from "./outputFile.ts";

/** One TypeScript interface a schema file; a whole file referred to becomes an import, not a copy. */
export async function emitTypes(product: Product): Promise<readonly OutputFile[]> {
  return Promise.all(product.schemas.map(emitType));
}

async function emitType({ name, schema }: ProductSchema): Promise<OutputFile> {
  const used = new Set<string>();
  const typed = toTyped(schema, name, used, true) as TypedSchema;
  const parts = mapValues(definitionsUsed(schema), (part) => toTyped(part, name, used, true));
  const code = await compileType({ ...typed, title: typeName(name), definitions: parts }, typeName(name));
  const imports = [...used]
    .sort()
    .map((other) => `import type { ${typeName(other)} } from "./${typeName(other)}.ts";\n`);
  return {
    path: `src/generated/types/${typeName(name)}.ts`,
    text: generatedNote + imports.join("") + code,
    committed: true,
  };
}

type TypedSchema = Parameters<typeof compile>[0];

function compileType(schema: TypedSchema, type: string): Promise<string> {
  return types.get(JSON.stringify([schema, type]), async () => {
    const code = await compile(schema, type, {
      bannerComment: "",
      format: false,
      ignoreMinAndMaxItems: true,
      additionalProperties: false,
      unknownAny: true,
      strictIndexSignatures: false,
    });
    return code.replaceAll(stands, asked);
  });
}

/** The compiler of types asks each object by this name; a property called so would answer. */
const asked = "hasOwnProperty";
const stands = "has__own__property";
const withoutTrap = (name: string) => (name === asked ? stands : name);

const types = new Remembered<Promise<string>>();

/** Keeps what makes a type; a title would become a named alias of its own. */
function toTyped(node: SchemaNode, name: string, used: Set<string>, isRoot: boolean): object {
  const from = node["x-from"];
  if (!isRoot && from !== undefined) {
    if (from !== name) used.add(from);
    return { tsType: typeName(from), description: node.description };
  }
  if (node.$ref !== undefined) return { $ref: node.$ref };
  const { title: _, default: __, discriminator: ___, deprecated, ...rest } = node;
  const kept: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest).filter(([keyword]) => typed.has(keyword)),
  );
  // Elsewhere it may be a sentence.
  if (deprecated !== undefined && deprecated !== false) kept["deprecated"] = true;
  if (node.required) kept["required"] = node.required.map(withoutTrap);
  if (node.properties) {
    const properties = mapValues(node.properties, (child) => toTyped(child, name, used, false));
    kept["properties"] = Object.fromEntries(Object.entries(properties).map(([key, one]) => [withoutTrap(key), one]));
  }
  if (node.items) kept["items"] = toTyped(node.items, name, used, false);
  if (node.prefixItems)
    Object.assign(
      kept,
      toTuple(node, (child) => toTyped(child, name, used, false)),
    );
  if (typeof node.additionalProperties === "object") {
    kept["additionalProperties"] = toTyped(node.additionalProperties, name, used, false);
  }
  // What may be null instead says so by its type, which is none of its branches'.
  const isOrNull = unionTag(node) !== undefined && Array.isArray(node.type);
  if (isOrNull) delete kept["type"];
  for (const keyword of ["oneOf", "anyOf"] as const) {
    const branches = isOrNull && node[keyword] ? [...node[keyword], { type: "null" }] : node[keyword];
    // Branches that only add rules (“one of these is required”) say nothing about the type.
    if (branches?.every(isType)) kept[keyword] = branches.map((branch) => toTyped(branch, name, used, false));
  }
  return kept;
}

/** A list with a type a place; one that may be shorter is a list of what its places may be. */
function toTuple({ prefixItems = [], additionalItems, minItems }: SchemaNode, turn: (child: SchemaNode) => object) {
  const items = prefixItems.map(turn);
  const more = typeof additionalItems === "object" ? turn(additionalItems) : additionalItems;
  const isWhole = typeof minItems === "number" && minItems >= items.length;
  if (!isWhole) return { items: more === undefined || more === true ? {} : { anyOf: more ? [...items, more] : items } };
  return { items, additionalItems: more ?? true, minItems, ...(more === false ? { maxItems: items.length } : {}) };
}

/** What references lead to that are left in a schema's own part of a circle: a whole file has a type of its own. */
function definitionsUsed(schema: SchemaNode): Readonly<Record<string, SchemaNode>> {
  return Object.fromEntries(
    Object.entries(schema.definitions ?? {}).filter(([, part]) => part["x-from"] === undefined),
  );
}

function isType(node: SchemaNode): boolean {
  return (
    node.type !== undefined || node.properties !== undefined || node.const !== undefined || node.enum !== undefined
  );
}

const typed = new Set(["type", "description", "enum", "const", "required"]);

function mapValues<T, U>(record: Readonly<Record<string, T>>, turn: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, turn(value)]));
}
