import type { ConfProperty } from "../../../generated/shapes/ConfTable.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import { getAt } from "../read/getAt.ts";
import { isFlagOption } from "../shapes/isFlagOption.ts";
import { quoteText } from "../values/quoteText.ts";
import type { CursorPlace } from "./CursorPlace.ts";
import type { Suggestion } from "./Suggestion.ts";

type Draft = Omit<Suggestion, "start" | "end">;

/** What may stand behind a statement's word, or behind the `k=` the cursor is in. */
export function suggestArguments({ row, argument, base, at }: CursorPlace, config: JsonObject): Suggestion[] {
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
      },
    ];
  });
}

function valuesOf({ value: own, shape, title }: ConfProperty, config: JsonObject): Draft[] {
  const prefix = own.prefix ?? "";
  const named = own.reference === undefined ? undefined : getAt(config, [own.reference.collection]);
  const references = isPlainObject(named)
    ? Object.keys(named).map((name) => {
        const text = quoteText(prefix + (own.reference?.prefix ?? "") + name);
        return { label: text, kind: "reference" as const, insert: text, detail: title };
      })
    : [];
  const words = shape === "flag" ? ["on", "off"] : (own.enum ?? []).map((item) => quoteText(prefix + String(item)));
  return [...references, ...words.map(value)];
}

function value(label: string): Draft {
  return { label, kind: "value", insert: label };
}
