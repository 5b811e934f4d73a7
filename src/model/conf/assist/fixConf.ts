import { distance } from "fastest-levenshtein";
import { type ConfFix, confMessages, type ConfProblem } from "../confProblems.ts";
import type { ContextGrammar, Row } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { ConfTree } from "../syntax/ConfTree.ts";
import { cursorPlaceAt } from "./cursorPlace.ts";

/** A way to mend a problem, with the range of the file that its text takes the place of, as offsets. */
export interface PlacedFix extends ConfFix {
  readonly start: number;
  readonly end: number;
}

/** What mends a problem of a text by one press: what it brings itself, what is missing, or the word that was meant. */
export function fixesOf(grammar: Grammar, tree: ConfTree, problem: ConfProblem): readonly PlacedFix[] {
  const start = tree.offsetAt(problem.line, problem.column);
  const end = tree.offsetAt(problem.endLine, problem.endColumn);
  if (problem.fix !== undefined) return [{ ...problem.fix, start, end }];
  switch (problem.message) {
    case confMessages.missingSemicolon:
      return [{ title: confMessages.addEnd(";"), text: ";", start: end, end }];
    case confMessages.unclosedQuote:
      return [closedQuote(tree.text, start, end)];
    case confMessages.unclosedBlock:
      return [{ title: confMessages.addEnd("}"), text: `${endsWithLine(tree.text)}}\n`, ...at(tree.text.length) }];
    case confMessages.strayBracket:
      return [{ title: confMessages.remove("}"), text: "", start, end }];
    default:
      return isUnknown(problem) ? meant(grammar, tree, start, end) : [];
  }
}

/** A problem that names the word that was likely meant, where one is near; costs more than to find the problem. */
export function withMeantWord(grammar: Grammar, tree: ConfTree, problem: ConfProblem): ConfProblem {
  const [fix] = isUnknown(problem) ? fixesOf(grammar, tree, problem) : [];
  const [word = ""] = fix?.text.split("=") ?? [];
  return word === "" ? problem : { ...problem, message: confMessages.meant(problem.message, word) };
}

function isUnknown({ message }: ConfProblem): boolean {
  return [confMessages.unknownWord, confMessages.unknownArgument].some((words) => message.startsWith(words));
}

function at(offset: number): { readonly start: number; readonly end: number } {
  return { start: offset, end: offset };
}

function endsWithLine(text: string): string {
  return text === "" || /[\r\n]$/.test(text) ? "" : "\n";
}

/** A quote that was forgotten is meant to end with its line, before the `;` that ends the statement. */
function closedQuote(text: string, start: number, end: number): PlacedFix {
  const line = /[^\r\n]*/.exec(text.slice(start, Math.max(end, start + 1)))?.[0] ?? "";
  const place = start + line.replace(/\s*;?\s*$/, "").length;
  return { title: confMessages.addEnd('"'), text: '"', ...at(place) };
}

/** Words near a misspelt one, the nearest first. */
function meant(grammar: Grammar, tree: ConfTree, start: number, end: number): readonly PlacedFix[] {
  const place = cursorPlaceAt(grammar, tree, start);
  if (place?.grammar === undefined) return [];
  const written = tree.text.slice(start, end);
  const [word = "", ...value] = written.split("=");
  const known = place.isInWord ? place.grammar.rows.flatMap(wordsOfRow) : optionsOf(place.row);
  const rest = value.length === 0 ? "" : `=${value.join("=")}`;
  return near(word, known).map((found) => ({
    title: confMessages.writeAnew(found),
    text: `${found}${rest}`,
    start,
    end,
  }));
}

function wordsOfRow({ word, property }: Row): readonly string[] {
  return property.blocks?.map((block) => block.word) ?? [word];
}

function optionsOf(row: Row | undefined): readonly string[] {
  const grammars: readonly (ContextGrammar | undefined)[] =
    row === undefined ? [] : (row.shape.argumentGrammars?.(row) ?? [row.grammar]);
  return grammars.flatMap((one) => (one === undefined ? [] : [...one.optionByWord.keys()]));
}

/** As many are offered as one reads at a glance. */
const mostOffered = 3;

function near(word: string, known: readonly string[]): readonly string[] {
  // Two slips in a long word are a slip; in a short one they are another word.
  const most = Math.max(1, Math.min(2, Math.floor(word.length / 3)));
  return [...new Set(known)]
    .filter((other) => Math.abs(other.length - word.length) <= most)
    .map((other) => ({ other, slips: slipsBetween(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips)
    .slice(0, mostOffered)
    .map(({ other }) => other);
}

/** Letters in another order are one slip of the fingers, though two letters differ. */
function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other);
  return slips === 2 && one.split("").sort().join("") === other.split("").sort().join("") ? 1 : slips;
}
