import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import type { Row } from "../grammar/Row.ts";
import type { Suggestion } from "./Suggestion.ts";

/** The statements of a context. */
export function suggestWords(grammar: ContextGrammar, start: number, end: number): Suggestion[] {
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
