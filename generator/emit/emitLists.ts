import type { ListColumn } from "../contracts/ListDescriptor.ts";
import type { Product } from "../dereference.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { isNode, type SchemaNode } from "../schema/schemaNode.ts";
import { type FieldPlace, walkFields } from "../schema/walkFields.ts";
import { asLiteral, generatedNote, type OutputFile } from "./outputFile.ts";

/** So many columns are shown of an entity that names none: more do not fit a narrow screen. */
const mostShown = 4;

/** What the list of each entity shows and is searched by, a row a collection; the columns as types, for overrides. */
export function emitLists({ schemas }: Product): OutputFile {
  const rows = schemas.flatMap(({ name, schema }) => {
    const { entity } = readAnnotations(schema);
    if (entity?.collection === undefined) return [];
    const search = entity.search ?? searchedPatterns(schema);
    return [[name, { columns: listColumns(schema), search }] as const];
  });
  const columns = rows.map(([name, list]) => {
    const ids = list.columns.map(({ pattern }) => JSON.stringify(pattern));
    return `  readonly ${JSON.stringify(name)}: ${ids.length === 0 ? "never" : ids.join(" | ")};\n`;
  });
  return {
    path: "src/generated/lists.ts",
    text: `${generatedNote}import type { ListDescriptor } from "./contracts/ListDescriptor.ts";

/** The settings that can be columns, by entity. */
export interface ListColumns {
${columns.join("")}}

export const lists: Readonly<Record<string, ListDescriptor>> = ${asLiteral(Object.fromEntries(rows))};
`,
    committed: true,
  };
}

/**
 * The columns of an entity's list beside the name. Those the schema asks for (`x-ui.column`) are shown; where it asks for
 * none, the required ones and then the short ones are, and all that fit a cell can be chosen.
 */
function listColumns(entity: SchemaNode): readonly ListColumn[] {
  const candidates = columnFields(entity);
  const asked = candidates.filter(({ node }) => readAnnotations(node).ui.column === true);
  const byWeight = candidates.toSorted((one, other) => weightOf(one) - weightOf(other));
  const shown = new Set(asked.length > 0 ? asked : byWeight.slice(0, mostShown));
  return candidates.map((field) => ({ pattern: field.pattern, isShown: shown.has(field) }));
}

/** What the list is searched by unless the schema says: the texts among its columns. */
function searchedPatterns(entity: SchemaNode): readonly string[] {
  return columnFields(entity)
    .filter(({ node }) => typeOf(node) === "string" && readAnnotations(node).ui.secret !== true)
    .map(({ pattern }) => pattern);
}

/** Settings with one place in an entity whose value fits a cell; the branches of a union name a setting once. */
function columnFields(entity: SchemaNode): readonly FieldPlace[] {
  const { entity: { key, title, order } = {} } = readAnnotations(entity);
  const names = [key, title, order].map((name) => `/${name}`);
  const seen = new Set<string>(names);
  return walkFields(entity).filter(({ pattern, node, page }) => {
    const { ui } = readAnnotations(node);
    const isOffered =
      !seen.has(pattern) &&
      (page !== undefined || ui.column === true) &&
      ui.column !== false &&
      ui.secret !== true &&
      !pattern.split("/").includes("*") &&
      fitsACell(node);
    seen.add(pattern);
    return isOffered;
  });
}

function fitsACell(node: SchemaNode): boolean {
  const type = typeOf(node);
  if (type === "array") return isNode(node.items) && fitsACell(node.items) && typeOf(node.items) !== "array";
  if (type === "string") return readAnnotations(node).ui.widget !== "textarea";
  return type === "boolean" || type === "integer" || type === "number";
}

function typeOf(node: SchemaNode): string | undefined {
  if (node.oneOf ?? node.anyOf) return undefined;
  const named = [node.type].flat().find((type) => type !== undefined && type !== "null");
  return named ?? (node.enum ? typeof node.enum[0] : undefined);
}

/** Required ones first, then what is told by a word; the schema's own order breaks ties. */
function weightOf({ node, isRequired }: FieldPlace): number {
  if (isRequired) return 0;
  if (node.enum !== undefined || typeOf(node) === "boolean") return 1;
  return typeOf(node) === "array" ? 3 : 2;
}
