import { annotationsOf } from "../../schema/annotationsOf.ts";
import { code } from "./code.ts";
import { defaultWords } from "./defaultWords.ts";
import type { Setting } from "./Setting.ts";
import { valueWords } from "./valueWords.ts";

/** Settings as a Markdown table. */
export function tableOf(settings: readonly Setting[]): string {
  return [
    "| setting | name | values | default | what it does | in the text |",
    "|---|---|---|---|---|---|",
    ...settings.map(row),
  ].join("\n");
}

function row({ place, onlyFor, kinds, statement }: Setting): string {
  const { node, pattern } = place;
  const cells = [
    node.title ?? "",
    code(pattern.slice(1).replaceAll("/", ".")),
    kinds
      ? kinds.map((kind) => `${code(kind.properties?.[keyOf(place)]?.const)} (${kind.title})`).join(", ")
      : valueWords(node),
    defaultWords(node),
    [kinds ? "Says which it is." : node.description, forWhom(onlyFor), ...life(node)].filter(Boolean).join(" "),
    statement === undefined ? "" : code(statement),
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}

function keyOf({ pattern }: Setting["place"]): string {
  return pattern.slice(pattern.lastIndexOf("/") + 1);
}

function forWhom(kinds: readonly string[]): string {
  return kinds.length === 0 ? "" : `Only for ${kinds.join(", ")}.`;
}

function life(node: Setting["place"]["node"]): readonly string[] {
  const { since, deprecated } = annotationsOf(node).life;
  return [
    since === undefined ? "" : `Since ${since}.`,
    deprecated === undefined ? "" : `No longer in use: ${deprecated}`,
  ];
}
