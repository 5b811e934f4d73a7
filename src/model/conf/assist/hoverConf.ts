import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { ConfTree } from "../syntax/ConfTree.ts";
import { cursorPlaceAt } from "./cursorPlace.ts";

/** What is to be said of the word under the cursor. */
export interface Hover {
  readonly title: string;
  readonly description?: string;
  readonly deprecated?: string;
  /** Values it may have, where they are few. */
  readonly values: readonly string[];
  readonly default?: string;
  /** Range of the word, as offsets in the file. */
  readonly start: number;
  readonly end: number;
}

/** What the word or option at an offset means; undefined where nothing known stands. */
export function hoverConf(grammar: Grammar, tree: ConfTree, offset: number): Hover | undefined {
  const place = cursorPlaceAt(grammar, tree, offset);
  const { statement, row, argument, base } = place ?? {};
  if (place === undefined || statement === undefined || row === undefined || base === undefined) return undefined;
  if (place.isInWord) return describe(row.property, base + statement.start, base + statement.wordEnd);
  if (argument === undefined) return undefined;
  const grammars = row.shape.argumentGrammars?.(row) ?? (row.grammar === undefined ? [] : [row.grammar]);
  const word = argument.key ?? argument.value;
  const property = grammars.map(({ optionByWord }) => optionByWord.get(word)).find((found) => found !== undefined);
  return property === undefined ? undefined : describe(property, base + argument.start, base + argument.end);
}

function describe(
  { title, description, deprecated, value, default: otherwise }: ConfProperty,
  start: number,
  end: number,
): Hover {
  return {
    title,
    ...(description === undefined ? {} : { description }),
    ...(deprecated === undefined ? {} : { deprecated }),
    values: (value.enum ?? []).map(String),
    ...(otherwise === undefined ? {} : { default: JSON.stringify(otherwise) }),
    start,
    end,
  };
}
