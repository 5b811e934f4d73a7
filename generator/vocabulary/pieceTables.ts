import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where the names of hand-written pieces stand: the rows of a table in a file of the console. */
interface PieceTable {
  /** From the project's root. */
  readonly file: string;
  /** Everything between the table's braces. */
  readonly block: RegExp;
  /** A row of it, its name as the first group. */
  readonly row: RegExp;
}

const root = join(import.meta.dirname, "..", "..");
const registry = "overrides/registry.ts";

/** The rows that stand between braces, this far from the margin. */
const rowsOf = (indent: number) => new RegExp(`^ {${indent}}"?([\\w-]+)"?:`, "gm");
const inRegistry = (table: string): PieceTable => ({
  file: registry,
  block: new RegExp(`^  ${table}: \\{(?:$([^]*?)^  )?\\},$`, "m"),
  row: rowsOf(4),
});

/** The generator imports nothing of the console: it reads the names where their rows are, so that a row is all they take. */
const tables = {
  ownWidget: { file: "src/forms/widgets/widgets.ts", block: tableOf("widgets"), row: rowsOf(2) },
  widget: inRegistry("widgets"),
  field: inRegistry("fields"),
  objectPiece: inRegistry("objects"),
  rowPiece: inRegistry("rows"),
  sectionPiece: inRegistry("sections"),
  codec: {
    file: "src/model/conf/codecs/codecs.ts",
    block: /new Map\(\[$([^]*?)^\]\);$/m,
    row: /^ {2}\["([\w-]+)",/gm,
  },
  rewrite: { file: "src/model/typingRewrites.ts", block: tableOf("rewrites"), row: rowsOf(2) },
  nextItem: { file: "src/model/itemProposals.ts", block: tableOf("itemProposals"), row: rowsOf(2) },
  suffix: {
    file: "src/model/conf/values/unitText.ts",
    block: /^const UNITS[^]*?> = \{$([^]*?)^\};$/m,
    row: rowsOf(2),
  },
  unitStep: {
    file: "src/forms/widgets/numberUnits.ts",
    block: tableOf("unitScales"),
    row: /\{ name: "(\w+)"/g,
  },
  tagWords: { file: "src/forms/typing/tagFormats.ts", block: tableOf("tagFormats"), row: rowsOf(2) },
} satisfies Readonly<Record<string, PieceTable>>;

function tableOf(constant: string): RegExp {
  return new RegExp(`^(?:export )?const ${constant}\\b[^]*?\\{$([^]*?)^\\};$`, "m");
}

export type PieceNames = Readonly<Record<keyof typeof tables, readonly string[]>>;

/** The files that hold the tables, from the project's root. */
export const pieceFiles: readonly string[] = [...new Set(Object.values(tables).map(({ file }) => file))];

/** The names in every table, in its own order. @throws Error for a table that is not where it was */
export function readPieceNames(): PieceNames {
  const texts = new Map(pieceFiles.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const names = Object.entries<PieceTable>(tables).map(([kind, { file, block, row }]) => {
    const found = block.exec(texts.get(file) ?? "");
    if (!found) throw new Error(`${file} has no table of ${kind} any more: say in pieceTables.ts where it is`);
    return [kind, [...new Set([...(found[1] ?? "").matchAll(row)].flatMap(([, name]) => name ?? []))]];
  });
  return Object.fromEntries(names) as PieceNames;
}
