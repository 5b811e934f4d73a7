import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import { isPlainObject, type JsonObject } from "../../Json.ts";
import type { ContextGrammar, Row } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { isFlagOption } from "../shapes/optionText.ts";
import type { ConfTree } from "../syntax/ConfTree.ts";
import { getAt } from "../values/propertyPaths.ts";
import { quoteText } from "../values/scalarText.ts";
import { type CursorPlace, cursorPlaceAt } from "./cursorPlace.ts";

/** One thing that may stand where the cursor is. */
export interface Suggestion {
  readonly label: string;
  /** `word` begins a statement, `option` is `k=`, `value` a value, `reference` the name of an entity of the file. */
  readonly kind: "word" | "option" | "value" | "reference";
  /** Text that takes the place of the range. */
  readonly insert: string;
  readonly detail?: string;
  readonly description?: string;
  readonly deprecated?: string;
  /** Range that is replaced, as offsets in the file. */
  readonly start: number;
  readonly end: number;
}

/** What may stand at an offset of the file; `config` is what the file says, for the names it may refer to. */
export function completeConf(
  grammar: Grammar,
  tree: ConfTree,
  config: JsonObject,
  offset: number,
): readonly Suggestion[] {
  const place = cursorPlaceAt(grammar, tree, offset);
  if (place === undefined) {
    // Behind the last end of line, or in an empty file.
    return suggestWords(grammar.root, offset, offset);
  }
  if (isInComment(place.chunk.text, place.at)) return [];
  if (place.statement !== undefined && !place.isInWord) return suggestArguments(place, config);
  const start = place.isInWord && place.statement !== undefined ? place.statement.start : place.at;
  const end = place.isInWord && place.statement !== undefined ? place.statement.wordEnd : place.at;
  return place.grammar === undefined ? [] : suggestWords(place.grammar, place.base + start, place.base + end);
}

/** Whether a # outside quotes stands before the cursor on its line. */
function isInComment(text: string, at: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf("\n", at - 1), text.lastIndexOf("\r", at - 1)) + 1, at);
  return line.replace(/"(?:\\.|[^"\\])*"/g, "").includes("#");
}

/** The statements of a context. */
function suggestWords(grammar: ContextGrammar, start: number, end: number): Suggestion[] {
  return grammar.rows.flatMap((row) =>
    wordsOf(row).map((word) => ({ ...described(row), label: word, insert: insertOf(row, word), start, end })),
  );
}

function wordsOf({ word, property }: Row): readonly string[] {
  return property.blocks?.filter(({ alias }) => alias !== true).map((block) => block.word) ?? [word];
}

function described({ property }: Row): Pick<Suggestion, "kind" | "detail" | "description" | "deprecated"> {
  return {
    kind: "word",
    detail: property.title,
    ...(property.description === undefined ? {} : { description: property.description }),
    ...(property.deprecated === undefined ? {} : { deprecated: property.deprecated }),
  };
}

function insertOf({ property }: Row, word: string): string {
  return property.shape === "flag" ? `${word};` : `${word} `;
}

type Draft = Omit<Suggestion, "start" | "end">;

/** What may stand behind a statement's word, or behind the `k=` the cursor is in. */
function suggestArguments({ row, argument, base, at }: CursorPlace, config: JsonObject): Suggestion[] {
  if (row === undefined) return [];
  const range = { start: base + (argument?.start ?? at), end: base + (argument?.end ?? at) };
  const grammars = row.shape.argumentGrammars?.(row) ?? (row.grammar === undefined ? [] : [row.grammar]);
  if (argument?.key !== undefined) {
    const { key } = argument;
    const property = grammars.map(({ optionByWord }) => optionByWord.get(key)).find((found) => found !== undefined);
    const values = property === undefined ? [] : valuesOf(property, config);
    return values.map((draft) => ({ ...draft, insert: `${key}=${draft.insert}`, ...range }));
  }
  const fixed = row.shape.fixedArguments?.(row) ?? [];
  const own = grammars.length === 0 || row.property.container === "list" ? valuesOf(row.property, config) : [];
  const drafts = [...fixed.map(value), ...own, ...grammars.flatMap((grammar) => optionsOf(grammar, config))];
  const seen = new Set<string>();
  return drafts.filter(({ label }) => !seen.has(label) && seen.add(label)).map((draft) => ({ ...draft, ...range }));
}

function optionsOf(grammar: ContextGrammar, config: JsonObject): Draft[] {
  return grammar.context.properties.flatMap((property) => {
    const values = grammar.isPositional(property) ? valuesOf(property, config) : [];
    if (grammar.isPositional(property) && values.length > 0) return values;
    const isFlag = isFlagOption(property);
    const label = isFlag ? property.word : `${property.word}=`;
    return [
      {
        label,
        kind: "option" as const,
        insert: label,
        detail: property.title,
        ...(property.description === undefined ? {} : { description: property.description }),
        ...(property.deprecated === undefined ? {} : { deprecated: property.deprecated }),
      },
    ];
  });
}

function valuesOf({ value: own, shape, title }: ConfProperty, config: JsonObject): Draft[] {
  const prefix = own.prefix ?? "";
  const references = (own.references ?? []).flatMap((reference) => {
    const named = getAt(config, [reference.collection]);
    return Object.keys(isPlainObject(named) ? named : {}).map((name) => {
      const text = quoteText(prefix + (reference.prefix ?? "") + name + (reference.part === "folder" ? "/" : ""));
      return { label: text, kind: "reference" as const, insert: text, detail: title };
    });
  });
  const words = shape === "flag" ? ["on", "off"] : (own.enum ?? []).map((item) => quoteText(prefix + String(item)));
  return [...references, ...words.map(value)];
}

function value(label: string): Draft {
  return { label, kind: "value", insert: label };
}
