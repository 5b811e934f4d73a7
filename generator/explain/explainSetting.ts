import type { Product, ProductSchema } from "../dereference.ts";
import { nearestName } from "../nearestName.ts";
import { buildConfTable } from "../emit/emitConfTable.ts";
import { findContext } from "../emit/emitReference.ts";
import { describeEntry } from "../emit/emitSearchIndex.ts";
import { defaultWords, valueWords } from "../emit/reference/settingsTable.ts";
import { rulesByPattern } from "../emit/reference/referenceSettings.ts";
import { statementExample } from "../emit/reference/statementExample.ts";
import { pointerSegments } from "../jsonPointer.ts";
import type { SourceFile } from "../readSchemas.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { type FieldPlace, walkFields } from "../schema/walkFields.ts";
import { writtenPlaces } from "./writtenPlaces.ts";

/** A question about a setting that cannot be answered, in words. */
export class UnknownSetting extends Error {}

/**
 * All that follows from the schema of one setting: where it is written, its value, form, text, API, checks, search words.
 * Of an entity alone, the settings that can be asked for.
 * @param asked entity and path, `stream.dvr.path`; list items and map keys may be left out
 * @throws UnknownSetting with what may have been meant
 */
export function explainSetting(asked: string, product: Product, sources: readonly SourceFile[]): string {
  const [name = "", ...path] = asked.split(".");
  const entity = entityNamed(name, product);
  if (path.length === 0) return settingsOf(entity);
  const place = placeNamed(path.join("."), entity);
  const rows: readonly (readonly [string, string])[] = [
    ["Written", writtenPlaces(entity.name, pointerSegments(place.pattern), sources).join(" → ")],
    ["What", place.node.description ?? ""],
    [
      "Value",
      [valueWords(place.node), defaultWords(place.node) && `default ${defaultWords(place.node)}`]
        .filter(Boolean)
        .join("; "),
    ],
    ["Form", formWords(place, entity)],
    ["Text", textWords(place, entity, product)],
    ["API", apiWords(place, entity)],
    ["Checks", checkWords(place, entity).join("; ")],
    ["Search", describeEntry(entity.name, undefined, place).words.join(", ")],
    ["Reference", `docs/reference/${entity.name}.md`],
  ];
  const lines = rows.flatMap(([label, words]) => (words === "" ? [] : [`  ${label.padEnd(10)} ${words}`]));
  return [`${entity.name}.${dotted(place.pattern)}  ${place.node.title ?? ""}`, ...lines].join("\n");
}

/** An entity with the names and titles of all its settings. */
function settingsOf({ name, schema }: ProductSchema): string {
  const places = walkFields(schema).filter(({ isProperty }) => isProperty);
  const titles = new Map(places.map(({ pattern, node }) => [shortened(pattern), node.title ?? ""]));
  const width = Math.max(...[...titles.keys()].map((path) => path.length));
  const lines = [...titles].map(([path, title]) => `  ${path.padEnd(width)}  ${title}`.trimEnd());
  return [`${name}  ${schema.title ?? ""}`, ...lines].join("\n");
}

function entityNamed(name: string, { schemas }: Product): ProductSchema {
  const entities = schemas.filter(({ schema }) => readAnnotations(schema).entity);
  const found = entities.find((one) => one.name === name);
  if (found) return found;
  throw new UnknownSetting(
    `There is no entity “${name}”.${meant(
      name,
      entities.map((one) => one.name),
    )}`,
  );
}

function placeNamed(path: string, entity: ProductSchema): FieldPlace {
  const places = walkFields(entity.schema);
  const found = places.find(({ pattern }) => [dotted(pattern), shortened(pattern)].includes(path));
  if (found) return found;
  const known = places.filter(({ isProperty }) => isProperty).map(({ pattern }) => shortened(pattern));
  const near = nearestName(path, known);
  throw new UnknownSetting(
    `“${entity.name}” has no setting “${path}”.${near === undefined ? siblings(path, known) : ` Did you mean “${near}”?`}`,
  );
}

/** The settings beside a name that there is not, as deep as the way to it is known. */
function siblings(path: string, known: readonly string[]): string {
  const above = path.slice(0, Math.max(path.lastIndexOf("."), 0));
  const depth = above === "" ? 1 : above.split(".").length + 1;
  const beside = known.filter(
    (one) => one.startsWith(above === "" ? "" : `${above}.`) && one.split(".").length === depth,
  );
  if (beside.length === 0 && above !== "") return siblings(above, known);
  return ` There ${beside.length === 1 ? "is" : "are"}: ${[...new Set(beside)].join(", ")}.`;
}

function meant(word: string, known: readonly string[]): string {
  const near = nearestName(word, known);
  return near === undefined ? ` There are: ${known.join(", ")}.` : ` Did you mean “${near}”?`;
}

function dotted(pattern: string): string {
  return pointerSegments(pattern).join(".");
}

/** Without the stars of list items and map keys. */
function shortened(pattern: string): string {
  return pointerSegments(pattern)
    .filter((segment) => segment !== "*")
    .join(".");
}

function formWords({ node, page, section }: FieldPlace, { schema }: ProductSchema): string {
  const { ui, entity } = { ...readAnnotations(node), entity: readAnnotations(schema).entity };
  const found = entity?.pages?.find((one) => one.name === page);
  if (!found) return "on no form; edited as raw text";
  const [first] = found.sections;
  const title = found.sections.find((one) => one.name === section)?.title ?? first?.title ?? "";
  const widget = ui.field ?? ui.widget;
  return [`${found.title} › ${title}`, widget && `drawn by ${widget}`, ui.visible && "not always shown"]
    .filter(Boolean)
    .join(", ");
}

function textWords({ node, pattern }: FieldPlace, entity: ProductSchema, product: Product): string {
  if (!isInConfig(entity)) return "not in the config";
  const table = buildConfTable(product);
  const context = findContext(readAnnotations(entity.schema).entity?.collection, table);
  return statementExample(pointerSegments(pattern), node, context, table) ?? "written by a codec of its own";
}

/** What has no collection is kept elsewhere (a database of its own); the whole config has none either. */
function isInConfig({ name, schema }: ProductSchema): boolean {
  return name === "server" || readAnnotations(schema).entity?.collection !== undefined;
}

function apiWords({ pattern }: FieldPlace, entity: ProductSchema): string {
  if (!isInConfig(entity)) return "kept by itself, with calls of its own";
  const { collection, key = "KEY" } = readAnnotations(entity.schema).entity ?? {};
  const path = [...(collection === undefined ? [] : [collection, key.toUpperCase()]), ...pointerSegments(pattern)];
  const patch = path.reduceRight<unknown>((below, segment) => ({ [segment]: below }), "…");
  return `POST /flussonic/api/modify_config ${JSON.stringify(patch)}`;
}

/** Keywords that judge a value, with their words for an operator where the schema has some. */
function checkWords({ node, isRequired, pattern }: FieldPlace, { schema }: ProductSchema): readonly string[] {
  const messages = readAnnotations(node).ui.messages ?? {};
  const words = (keyword: string) => (messages[keyword] === undefined ? "" : ` (“${messages[keyword]}”)`);
  const judged = judging.flatMap((keyword) =>
    node[keyword] === undefined ? [] : [`${keyword} ${JSON.stringify(node[keyword])}${words(keyword)}`],
  );
  const across = rulesByPattern(schema).get(pattern) ?? [];
  return [...(isRequired ? [`required${words("required")}`] : []), ...judged, ...across];
}

const judging = [
  "const",
  "enum",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minItems",
  "maxItems",
  "uniqueItems",
];
