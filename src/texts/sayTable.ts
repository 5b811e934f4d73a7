import { translate } from "./language.ts";

/** The words of the tables that were said before: the English is nowhere else. */
const known = new WeakMap<object, readonly WordPlace[]>();

/** Says the words of a table that the generator wrote in the language spoken, where they stand; English too. */
export function sayTable(table: object): void {
  const places = known.get(table) ?? [...wordsIn(table)];
  known.set(table, places);
  for (const { holder, key, words } of places) Reflect.set(holder, key, translate(words));
}

/** Where a generated table has words for people, and their English. */
export interface WordPlace {
  readonly holder: object;
  readonly key: string;
  readonly words: string;
}

/** Properties of what the generator writes whose text is for people. */
const wordKeys: ReadonlySet<string> = new Set(
  (
    "title label plural description help message group newItem itemTitle add placeholder deprecated numberLabel " +
    "ui:title ui:description ui:help ui:placeholder ask askTitle confirm defaults enable disable off absent impossible disabledHelp"
  ).split(" "),
);

/** Properties that hold texts for people by value, keyword or property. */
const wordTables: ReadonlySet<string> = new Set(["enumLabels", "messages", "of", "press"]);

/** Values of a config, and the schema of a form: its branches are known by a hash of all that they say. */
const closed: ReadonlySet<string> = new Set(["schema", "value", "default", "preset"]);

/** The words for people in a generated table, place by place. */
export function* wordsIn(table: object, isOfWords = false): Generator<WordPlace> {
  for (const [key, value] of entriesOf(table)) {
    if (typeof value === "string") {
      if (value !== "" && (isOfWords || wordKeys.has(key))) yield { holder: table, key, words: value };
    } else if (typeof value === "object" && value !== null && !closed.has(key)) {
      yield* wordsIn(value, wordTables.has(key) && !Array.isArray(value));
    }
  }
}

function entriesOf(table: object): readonly (readonly [string, unknown])[] {
  return Object.entries(table);
}
