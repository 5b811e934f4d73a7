import { readAnnotations } from "../../schema/annotations.ts";
import { followReference, type SchemaNode, unionTag } from "../../schema/schemaNode.ts";
import { entityReferences, keyReference } from "../../schema/entityReference.ts";
import type { Setting } from "./referenceSettings.ts";
import { plain } from "./statementExample.ts";

/**
 * Settings as a Markdown table.
 * @param lists links to what a setting may name, by collection
 */
export function settingsTable(settings: readonly Setting[], lists: ReadonlyMap<string, string>): string {
  const hasStatements = settings.some(({ statement }) => statement !== undefined);
  const head = ["setting", "name", "values", "default", "what it does", ...(hasStatements ? ["in the text"] : [])];
  return [
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---|").join("")}`,
    ...settings.map((setting) => row(setting, lists, hasStatements)),
  ].join("\n");
}

function row(
  { place, onlyFor, kinds, rules, impact, statement }: Setting,
  lists: ReadonlyMap<string, string>,
  hasStatements: boolean,
): string {
  const { node, pattern } = place;
  const cells = [
    node.title ?? "",
    code(pattern.slice(1).replaceAll("/", ".")),
    kinds
      ? kinds.map((kind) => `${code(kind.properties?.[keyOf(place)]?.const)} (${kind.title})`).join(", ")
      : valueWords(node),
    defaultWords(node),
    [
      kinds ? "Says which it is." : node.description,
      namedWords(node, lists),
      forWhom(onlyFor),
      ...rules,
      impactWords(impact),
      ...life(node),
    ]
      .filter(Boolean)
      .join(" "),
    ...(hasStatements ? [statement === undefined ? "" : code(statement)] : []),
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}

function keyOf({ pattern }: Setting["place"]): string {
  return pattern.slice(pattern.lastIndexOf("/") + 1);
}

function forWhom(kinds: readonly string[]): string {
  return kinds.length === 0 ? "" : `Only for ${kinds.join(", ")}.`;
}

/** What a text, the texts of a list or the keys of a map name. */
function namedWords(node: SchemaNode, lists: ReadonlyMap<string, string>): string {
  const own = [node, node.items ?? {}].flatMap(entityReferences);
  const references = own.length > 0 ? own : [keyReference(node) ?? []].flat();
  const without = references.filter(({ prefix }) => prefix === undefined).map(({ collection }) => collection);
  const told = references.filter(({ collection, prefix }) => prefix === undefined || !without.includes(collection));
  const kinds = told.map(({ collection, prefix, part }) => {
    const behind = prefix === undefined ? "" : ` behind ${code(prefix)}`;
    const found = part === "folder" ? "a file of one" : "one";
    return `${found} of ${lists.get(collection) ?? collection}${behind}`;
  });
  return kinds.length === 0
    ? ""
    : `${references.some(({ open }) => open) ? "May name" : "Names"} ${kinds.join(", or ")}.`;
}

/** What a change interrupts; nothing is said where that is nothing. */
function impactWords(impact: Setting["impact"]): string {
  if (impact === undefined || impact.is === "none") return "";
  if (impact.is !== "sessions") return changes[impact.is];
  const whose = (impact.of ?? ["viewers"]).join(" and ");
  return impact.asked === true ? `A change checks ${whose} anew.` : `A change may cut off ${whose}.`;
}

const changes = {
  stream: "A change restarts the stream.",
  listener: "A change opens and closes ports.",
  server: "A change restarts the server.",
};

function life(node: Setting["place"]["node"]): readonly string[] {
  const { since, deprecated, aliases = [] } = readAnnotations(node).life;
  return [
    since === undefined ? "" : `Since ${since}.`,
    aliases.length === 0 ? "" : `Formerly ${aliases.map(code).join(", ")}.`,
    deprecated === undefined ? "" : deprecated === "" ? "Deprecated." : `Deprecated: use ${deprecated}.`,
  ];
}

/** Which values a setting takes: its choices with their labels, else its type, unit and range. */
export function valueWords(node: SchemaNode): string {
  if (node.const !== undefined) return code(node.const);
  if (node.enum) return choices(node);
  const tags = tagged(node);
  if (tags !== "") return tags;
  const unit = readAnnotations(node).ui.unit;
  return [typeWords(node), unit === undefined ? "" : unitWords[unit], rangeWords(node)].filter(Boolean).join(", ");
}

function choices(node: SchemaNode): string {
  const labels = readAnnotations(node).ui.enumLabels ?? {};
  const values = (node.enum ?? []).filter((value) => value !== null && value !== "");
  return values
    .map((value) => [code(value), labels[plain(value)] ? ` (${labels[plain(value)]})` : ""].join(""))
    .join(", ");
}

/** The kinds of a tagged union by their titles. */
function tagged(node: SchemaNode): string {
  if (unionTag(node) === undefined) return "";
  return `one of ${(node.oneOf ?? []).map(({ title }) => title).join(", ")}`;
}

function typeWords(node: SchemaNode): string {
  const branches = node.oneOf ?? node.anyOf;
  const types = node.type === undefined ? [] : [node.type].flat().filter((type) => type !== "null");
  if (types.length === 0 && branches) return [...new Set(branches.map(typeWords).filter(Boolean))].join(" or ");
  return types.map((type) => describeType(type, node)).join(" or ");
}

function describeType(type: string, node: SchemaNode): string {
  if (type === "array") return node.items ? `list of ${plural(typeWords(followReference(node.items)))}` : "list";
  if (type === "object") return node.properties ? "group" : "entries by name";
  return { boolean: "on or off", integer: "whole number", number: "number", string: "text" }[type] ?? type;
}

function plural(words: string): string {
  return words.replaceAll(/\b(text|group|number)\b/g, "$1s");
}

function rangeWords(node: SchemaNode): string {
  const { minimum, maximum } = node;
  if (minimum !== undefined && maximum !== undefined) return `${plain(minimum)} to ${plain(maximum)}`;
  if (minimum !== undefined) return `at least ${plain(minimum)}`;
  if (maximum !== undefined) return `at most ${plain(maximum)}`;
  return node["exclusiveMinimum"] === undefined ? "" : `above ${plain(node["exclusiveMinimum"])}`;
}

/** What counts while the setting is absent, as the form words it. */
export function defaultWords(node: SchemaNode): string {
  const { ui } = readAnnotations(node);
  const preset = node.default;
  if (preset === undefined) return "";
  const label = ui.enumLabels?.[plain(preset)];
  if (label !== undefined) return label;
  if (typeof preset === "boolean") return preset ? "on" : "off";
  const unit = typeof preset === "number" && ui.unit !== undefined ? ` ${unitWords[ui.unit]}` : "";
  return `${code(preset)}${unit}`;
}

/** What stands behind a value, by `x-ui.unit`. */
const unitWords: Readonly<Record<string, string>> = {
  seconds: "seconds",
  milliseconds: "milliseconds",
  bytes: "bytes",
  bitrate: "bits per second",
  kilobits: "kilobits per second",
  percent: "percent",
  pixels: "pixels",
  "time-string": "time such as 30s, 12h, 7d",
  "size-string": "size such as 500M, 40G, 2T",
};

/** A value as code in a line of Markdown. */
function code(value: unknown): string {
  return `\`${plain(value)}\``;
}
