import { formats } from "../compile/formats.ts";
import { unitNames } from "../schema/measures.ts";
import { controlOptions, everyOption, type OptionsTable, readOptionsTable } from "./controlOptions.ts";
import { readPieceNames } from "./pieceTables.ts";

/** Where the schema of names is written, from the root of a product. */
export const namesFile = "schemas/meta/names.json";

/** Widgets without a row of a table: it is the form that leaves the setting out. */
const withoutRow = ["hidden"];
/** Shapes of a statement that no codec writes; x-conf.shape says what each is. */
const shapes = ["value", "flag", "options", "block", "repeated", "inline", "position", "none"];

interface NamesSchema {
  readonly [keyword: string]: unknown;
  readonly definitions: Readonly<
    Record<string, { readonly enum?: readonly string[]; readonly [keyword: string]: unknown }>
  >;
}

/**
 * The part of schemas/meta that follows from tables: every name that an annotation may say, and what each widget takes as
 * options. An editor completes them, and underlines what is none of them.
 */
export function namesSchema(): NamesSchema {
  const table = readOptionsTable();
  const pieces = readPieceNames();
  const widgets = [...withoutRow, ...pieces.ownWidget, ...pieces.widget];
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: "names.json",
    title: "Names that annotations may say",
    description: "Written by `npm run generate` from the tables of the console; not to be edited.",
    definitions: {
      widget: { enum: widgets },
      field: { enum: pieces.field },
      piece: { enum: [...pieces.rowPiece, ...pieces.objectPiece] },
      sectionPiece: { enum: pieces.sectionPiece },
      shape: { enum: [...shapes, ...pieces.codec.map((codec) => `codec:${codec}`)] },
      suffix: { enum: pieces.suffix },
      rewrite: { enum: pieces.rewrite },
      nextItem: { enum: pieces.nextItem },
      unit: { enum: unitNames },
      unitStep: { enum: pieces.unitStep },
      tagWords: { enum: pieces.tagWords },
      format: { enum: judgedFormats() },
      // A widget that is named has its own options; one that follows from the type is known with the type only.
      options: {
        if: { required: ["widget"] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema.
        then: { allOf: optionsByWidget(widgets, table) },
        else: { properties: { options: everyOption(table) } },
      },
    },
  };
}

/** The options of each widget; those without any of their own are told as one, since each takes time to check. */
function optionsByWidget(widgets: readonly string[], table: OptionsTable): readonly object[] {
  const plain = widgets.filter((widget) => table[widget] === undefined);
  const rows = widgets.flatMap((widget) => (table[widget] ? [[widget, { const: widget }] as const] : []));
  return [...rows, ["", { enum: plain }] as const].map(([control, widget]) => ({
    if: { properties: { widget } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema.
    then: controlOptions(table, control),
  }));
}

/** Without those that say how a value is stored and not what it must be. */
function judgedFormats(): readonly string[] {
  return Object.entries(formats).flatMap(([name, judge]) => (judge === true ? [] : [name]));
}
