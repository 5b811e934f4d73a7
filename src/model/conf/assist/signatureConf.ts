import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import type { ContextGrammar, Row } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { isFlagOption } from "../shapes/optionText.ts";
import type { Argument, ConfTree } from "../syntax/ConfTree.ts";
import { cursorPlaceAt } from "./cursorPlace.ts";

/** How the statement around the cursor is written. */
export interface Signature {
  /** `slot FROM duration=… weight=…` */
  readonly label: string;
  readonly description?: string;
  readonly parts: readonly SignaturePart[];
  /** Index of the part that the cursor is in, where that can be told. */
  readonly active: number | undefined;
}

interface SignaturePart {
  /** As it stands in the label. */
  readonly label: string;
  readonly description?: string;
}

/** What may stand behind the word of the statement around an offset; undefined where no known statement is. */
export function signatureConf(grammar: Grammar, tree: ConfTree, offset: number): Signature | undefined {
  const place = cursorPlaceAt(grammar, tree, offset);
  const { statement, row } = place ?? {};
  if (place === undefined || statement === undefined || row === undefined || place.isInWord) return undefined;
  const slots = slotsOf(row);
  if (slots.length === 0) return undefined;
  const { description } = row.property;
  const { argument, at } = place;
  const before = statement.args.filter(({ key, end }) => key === undefined && end < at).length;
  const active = slots.findIndex((slot) => isActive(slot, argument, before));
  return {
    label: [statement.word, ...slots.map(({ label }) => label)].join(" "),
    ...(description === undefined ? {} : { description }),
    parts: slots.map(({ label, property }) => ({
      label,
      description: [property?.title, property?.description].filter(Boolean).join(": "),
    })),
    active: active < 0 ? undefined : active,
  };
}

interface Slot {
  readonly label: string;
  readonly property: ConfProperty | undefined;
  /** Which bare argument it is; undefined for an option. */
  readonly position?: number;
  readonly key?: string;
}

function slotsOf(row: Row): readonly Slot[] {
  const fixed = row.shape.fixedArguments?.(row) ?? [];
  const grammars = row.shape.argumentGrammars?.(row) ?? (row.grammar === undefined ? [] : [row.grammar]);
  if (grammars.length === 0) {
    const label = fixed.length > 0 ? fixed.join(" | ") : (row.property.value.enum?.join(" | ") ?? "VALUE");
    return row.property.shape === "flag" ? [] : [{ label, property: row.property, position: 0 }];
  }
  return grammars.flatMap((grammar) => slotsOfObject(grammar, row));
}

function slotsOfObject(grammar: ContextGrammar, row: Row): readonly Slot[] {
  const bare = grammar.positional.map(({ name, property }, position): Slot => ({
    label: named(name),
    property,
    position,
  }));
  // Of a block the settings stand inside, as statements.
  if (row.property.shape === "block" || row.property.item === "block") return bare;
  const options = grammar.context.properties.filter((property) => !grammar.isPositional(property));
  return [
    ...bare,
    ...options.map((property): Slot => {
      const { word } = property;
      return { label: isFlagOption(property) ? `[${word}]` : `[${word}=…]`, property, key: word };
    }),
  ];
}

function named(argument: string): string {
  return argument.startsWith("$") ? "NAME" : argument.toUpperCase();
}

/**
 * Whether the cursor is in the slot.
 * @param before how many bare arguments stand before the cursor
 */
function isActive({ position, key }: Slot, argument: Argument | undefined, before: number): boolean {
  if (argument?.key !== undefined) return key === argument.key;
  return key === undefined ? position === before : argument?.value === key;
}
