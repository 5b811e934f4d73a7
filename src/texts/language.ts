/** What is needed of a language to speak it; all that it must say is a `Translation`. */
export interface Spoken {
  /** As `Intl` names the language: for numbers, dates and plurals. */
  readonly locale: string;
  /** What the console says, by key; `KEY|one` is said in place of `KEY` for a `{count}` of that plural. */
  readonly texts: Readonly<Record<string, string>>;
  /** What schemas say, by their English. */
  readonly schemas: Readonly<Record<string, string>>;
  /** Says what the server said in English, as far as it is known what that is. */
  readonly serverWords?: (words: string, topic: ServerTopic) => string;
  /** Says the words of a table that the generator wrote in the language spoken, where they stand. */
  readonly sayTable: (table: object) => void;
}

/** What a text is filled in with. */
export type TextValues = Readonly<Record<string, string | number>>;

let spoken: Spoken | undefined;
let plurals = new Intl.PluralRules("en");
/** Absent while nothing but English was spoken: then it has nothing to do. */
let sayTable: Spoken["sayTable"] | undefined;

/** Speaks a language from now on; what is on the screen already is not drawn anew. Undefined is English. */
export function speak(language: Spoken | undefined): void {
  spoken = language;
  plurals = new Intl.PluralRules(locale());
  sayTable = language?.sayTable ?? sayTable;
  if (sayTable) for (const table of tables) sayTable(table);
}

/** The language spoken, as `Intl` names it. */
export function locale(): string {
  return spoken?.locale ?? "en";
}

/** The words of a key in the language spoken, in English where it lacks them; of those for several counts the ones for this. */
export function wordsOf(key: string, english: Spoken["texts"], values: TextValues | undefined): string {
  const count = values?.["count"];
  const ofCount = typeof count === "number" ? `${key}|${plurals.select(count)}` : key;
  const of = (texts: Spoken["texts"]) => texts[ofCount] ?? texts[key];
  return (spoken && of(spoken.texts)) ?? of(english) ?? key;
}

/** What it is that the server said, by the codes that came with its words. */
export interface ServerTopic {
  /** Of a refusal. */
  readonly refusal?: string | undefined;
  /** Of a notice. */
  readonly notice?: string;
  /** As the server tells it: a `Said`, or a list of them. */
  readonly said?: unknown;
}

/** What the server said, in the language spoken; in English, and where it is not known what it is, as the server said it. */
export function fromServer(words: string, topic: ServerTopic): string {
  return spoken?.serverWords?.(words, topic) ?? words;
}

/** What a schema says, in the language spoken. */
export function translate(words: string): string {
  return spoken !== undefined && Object.hasOwn(spoken.schemas, words) ? (spoken.schemas[words] ?? words) : words;
}

/** The tables that are kept in the language spoken. */
const tables = new Set<object>();

/**
 * Something the generator wrote, in the language spoken, now and whenever another is chosen: its words are replaced where
 * they stand, so that whoever reads a title need not know of languages (decision 50).
 */
export function inLanguage<Table extends object>(table: Table): Table {
  if (!tables.has(table)) {
    tables.add(table);
    sayTable?.(table);
  }
  return table;
}
