import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compileModule, compileNaming, conditionKey } from "../compile/compileModule.ts";
import { isFormat } from "../compile/formats.ts";
import type { Product, ProductSchema } from "../dereference.ts";
import { judgingSchema } from "../dialect/judgingSchema.ts";
import { ownWarnings, readAnnotations, type WarningAnnotation } from "../schema/annotations.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";
import { walkFields } from "../schema/walkFields.ts";
import { generatedNote, type OutputFile } from "./outputFile.ts";

/** One compiled check a schema, each a chunk of its own, and the function that loads it. */
export async function emitChecks(product: Product): Promise<readonly OutputFile[]> {
  const runtime = await readFile(join(import.meta.dirname, "..", "compile", "runtime.js"), "utf8");
  return [
    { path: "src/generated/checks/runtime.js", text: generatedNote + runtime, committed: false },
    ...product.schemas.flatMap((schema) => [
      {
        path: `src/generated/checks/${schema.name}.js`,
        text: generatedNote + compileNaming(schema.file, () => compileCheck(schema)),
        committed: false,
      },
      { path: `src/generated/checks/${schema.name}.d.ts`, text: declaration, committed: false },
    ]),
    loader(product),
  ];
}

/**
 * The module of one check; what is ours is compiled strictly, and what is to be read by the book as it was written.
 * @param judgesFormats by the book a format is no more than a remark; the console takes it at its word
 */
export function compileCheck({ schema, folder, byTheBook }: ProductSchema, judgesFormats = true): string {
  const warned = warnedPlaces(schema);
  const conditions = warned.flatMap(({ warnings }) => warnings.map(({ when }) => [conditionKey(when), when] as const));
  const named = Object.fromEntries(conditions);
  const told = warned.length > 0 ? `\ncheck.warnings = [${warned.map(warningRow).join(", ")}];\n` : "";
  if (!byTheBook) return compileModule({ check: checkSchema(schema, folder), ...named }, "./runtime.js") + told;
  const { dialect } = byTheBook;
  const judging = judgingSchema(byTheBook.schema, dialect, isFormat);
  return compileModule({ check: judging, ...named }, "./runtime.js", { strict: false, dialect, judgesFormats }) + told;
}

/** The settings of an entity that warn by their values; of a union's branches the first one to name a setting. */
function warnedPlaces(root: SchemaNode) {
  const places = new Map<string, readonly WarningAnnotation[]>();
  if (readAnnotations(root).entity)
    for (const { pattern, node } of walkFields(root))
      if (!places.has(pattern)) places.set(pattern, ownWarnings(readAnnotations(node).ui));
  return [...places].flatMap(([pattern, warnings]) => (warnings.length > 0 ? [{ pattern, warnings }] : []));
}

/** A `CompiledWarning` in the module of the check. */
function warningRow({ pattern, warnings }: ReturnType<typeof warnedPlaces>[number]): string {
  const each = warnings.map(({ when, message, in: scope }) => {
    const said = scope === undefined ? "" : `, in: ${JSON.stringify(scope)}`;
    return `{ holds: ${conditionKey(when)}, message: ${JSON.stringify(message)}${said} }`;
  });
  return `{ pattern: ${JSON.stringify(pattern)}, each: [${each.join(", ")}] }`;
}

const declaration = `${generatedNote}import type { CompiledCheck } from "../contracts/FormDescriptor.ts";
export declare const check: CompiledCheck;
`;

function loader(product: Product): OutputFile {
  const rows = product.schemas.map(
    ({ name }) => `  ${JSON.stringify(name)}: () => import("./checks/${name}.js").then((module) => module.check),`,
  );
  return {
    path: "src/generated/loadCheck.ts",
    text: `${generatedNote}import type { CompiledCheck } from "./contracts/FormDescriptor.ts";

const checks = {
${rows.join("\n")}
};

export type SchemaName = keyof typeof checks;

/** Loads the compiled check of a schema, a chunk of its own. */
export function loadCheck(name: SchemaName): Promise<CompiledCheck> {
  return checks[name]();
}
`,
    committed: true,
  };
}

const texts = new Set(["title", "description", "default", "examples", "readOnly", "deprecated", "$comment"]);

/**
 * What an entity's check is compiled from: no annotations, no words; what the server reports and other entities
 * inside (each is checked by itself) are let through.
 */
export function checkSchema(root: SchemaNode, folder: "config" | "runtime"): object {
  return check(root, folder === "config", true) as object;
}

function check(value: unknown, isConfig: boolean, isRoot: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => check(one, isConfig, false));
  if (typeof value !== "object" || value === null) return value;
  const node = value as SchemaNode;
  if (!isRoot && (node["x-entity"] !== undefined || (isConfig && node.readOnly === true))) return true;
  return Object.fromEntries(
    Object.entries(asTuple(withObjectItems(node)))
      .filter(([keyword]) => !texts.has(keyword) && !keyword.startsWith("x-"))
      .map(([keyword, child]) => [
        keyword,
        namedSchemas.has(keyword) ? members(child, isConfig) : literal(keyword, child, isConfig),
      ]),
  );
}

/** Items that may be written as their bare key are checked in the object form, which the check is given. */
function withObjectItems(node: SchemaNode): SchemaNode {
  const { list } = readAnnotations(node);
  const object = [...(node.items?.anyOf ?? []), ...(node.items?.oneOf ?? [])].find((branch) => branch.properties);
  return list?.bareKey && object ? { ...node, items: object } : node;
}

/** A list with a schema a place, as 2020-12 writes it. */
function asTuple(node: SchemaNode): object {
  const { additionalItems, ...rest } = node;
  return node.prefixItems === undefined || additionalItems === undefined ? node : { ...rest, items: additionalItems };
}

/** Below `properties` the keys are names, not keywords. */
function members(properties: unknown, isConfig: boolean): unknown {
  if (typeof properties !== "object" || properties === null) return properties;
  return Object.fromEntries(Object.entries(properties).map(([key, child]) => [key, check(child, isConfig, false)]));
}

function literal(keyword: string, child: unknown, isConfig: boolean): unknown {
  if (keyword === "enum" || keyword === "const" || keyword === "required") return child;
  return check(child, isConfig, false);
}

const namedSchemas: ReadonlySet<string> = new Set(["properties", "patternProperties", "dependencies", "definitions"]);
