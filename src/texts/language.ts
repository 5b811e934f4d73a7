/** What is needed of a language to speak it; all that it must say is a `Translation`. */
export interface Spoken {
  /** As `Intl` names the language: for numbers, dates and plurals. */
  readonly locale: string;
  /** What the console says, by key; `KEY|one` is said in place of `KEY` for a `{count}` of that plural. */
  readonly texts: Readonly<Record<string, string>>;
  /** What schemas say, by their English. */
  readonly schemas: Readonly<Record<string, string>>;
}

/** What a text is filled in with. */
export type TextValues = Readonly<Record<string, string | number>>;

let spoken: Spoken | undefined;
let plurals = new Intl.PluralRules("en");
let decimalSign = ".";

/** Speaks a language from now on; what is on the screen already is not drawn anew. Undefined is English. */
export function speak(language: Spoken | undefined): void {
  spoken = language;
  plurals = new Intl.PluralRules(locale());
  decimalSign = new Intl.NumberFormat(locale()).format(0.5).replaceAll(/\d/g, "");
  for (const table of tables.keys()) sayAnew(table);
}

/** The language spoken, as `Intl` names it. */
export function locale(): string {
  return spoken?.locale ?? "en";
}

/** Digits with the decimal sign of the language spoken: `1.5` is `1,5` in German. */
export function decimal(digits: string): string {
  return digits.replace(".", decimalSign);
}

/** The words of a key in the language spoken, undefined in English; of those for several counts the ones for this. */
export function translated(key: string, values: TextValues | undefined): string | undefined {
  if (spoken === undefined) return undefined;
  const count = values?.["count"];
  const { texts } = spoken;
  const ofCount = typeof count === "number" ? texts[`${key}|${plurals.select(count)}`] : undefined;
  return ofCount ?? texts[key];
}

/** What a schema says, in the language spoken. */
export function translate(words: string): string {
  return spoken !== undefined && Object.hasOwn(spoken.schemas, words) ? (spoken.schemas[words] ?? words) : words;
}

/** The tables that are kept in the language spoken; once another than English was, with their words. */
const tables = new Map<object, readonly WordPlace[]>();

/**
 * Something the generator wrote, in the language spoken, now and whenever another is chosen: its words are replaced where
 * they stand, so that whoever reads a title need not know of languages (decision 50).
 */
export function inLanguage<Table extends object>(table: Table): Table {
  if (tables.has(table)) return table;
  tables.set(table, []);
  if (spoken !== undefined) sayAnew(table);
  return table;
}

function sayAnew(table: object): void {
  const known = tables.get(table) ?? [];
  if (spoken === undefined && known.length === 0) return;
  const places = known.length > 0 ? known : [...wordsIn(table)];
  tables.set(table, places);
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
    "ui:title ui:description ui:help ui:placeholder ask confirm defaults enable disable off absent impossible disabledHelp"
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
