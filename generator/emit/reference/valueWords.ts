import { annotationsOf } from "../../schema/annotationsOf.ts";
import { tagOf } from "../../schema/tagOf.ts";
import type { SchemaNode } from "../../SchemaNode.ts";
import { code } from "./code.ts";
import { plain } from "./plain.ts";
import { unitWords } from "./unitWords.ts";

/** Which values a setting takes: its choices with their labels, else its type, unit and range. */
export function valueWords(node: SchemaNode): string {
  if (node.const !== undefined) return code(node.const);
  if (node.enum) return choices(node);
  const tags = tagged(node);
  if (tags !== "") return tags;
  const unit = annotationsOf(node).ui.unit;
  return [typeWords(node), unit === undefined ? "" : unitWords[unit], rangeWords(node)].filter(Boolean).join(", ");
}

function choices(node: SchemaNode): string {
  const labels = annotationsOf(node).ui.enumLabels ?? {};
  const values = (node.enum ?? []).filter((value) => value !== null && value !== "");
  return values
    .map((value) => [code(value), labels[plain(value)] ? ` (${labels[plain(value)]})` : ""].join(""))
    .join(", ");
}

/** The kinds of a tagged union by their titles. */
function tagged(node: SchemaNode): string {
  if (tagOf(node) === undefined) return "";
  return `one of ${(node.oneOf ?? []).map(({ title }) => title).join(", ")}`;
}

function typeWords(node: SchemaNode): string {
  const branches = node.oneOf ?? node.anyOf;
  const types = node.type === undefined ? [] : [node.type].flat().filter((type) => type !== "null");
  if (types.length === 0 && branches) return [...new Set(branches.map(typeWords).filter(Boolean))].join(" or ");
  return types.map((type) => wordsOf(type, node)).join(" or ");
}

function wordsOf(type: string, node: SchemaNode): string {
  if (type === "array") return node.items ? `list of ${plural(typeWords(node.items))}` : "list";
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
