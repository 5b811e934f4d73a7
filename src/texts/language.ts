/** What is needed of a language to speak it; all that it must say is a `Translation`. */
export interface Spoken {
  /** As `Intl` names the language: for numbers, dates and plurals. */
  readonly locale: string;
  /** What the console says, by key; `KEY|one` is said in place of `KEY` for a `{count}` of that plural. */
  readonly texts: Readonly<Record<string, string>>;
  /** What schemas say, by their English. */
  readonly schemas: Readonly<Record<string, string>>;
  /** What the server's refusals come to, by their code; the server itself speaks English. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** What the server's notices are about, by the topic that their code begins with. */
  readonly notices?: Readonly<Record<string, string>>;
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

/** The words of a key in the language spoken, undefined in English; of those for several counts the ones for this. */
export function translated(key: string, values: TextValues | undefined): string | undefined {
  if (spoken === undefined) return undefined;
  const count = values?.["count"];
  const { texts } = spoken;
  const ofCount = typeof count === "number" ? texts[`${key}|${plurals.select(count)}`] : undefined;
  return ofCount ?? texts[key];
}

/** A refusal in the server's own words; in another language than English what it comes to stands before them. */
export function refusalInWords(code: string | undefined, words: string): string {
  const { refusals = {} } = spoken ?? {};
  return code !== undefined && Object.hasOwn(refusals, code) ? `${refusals[code]}: ${words}` : words;
}

/** A notice in the server's own words; in another language than English what it is about stands before them. */
export function noticeInWords(code: string, words: string): string {
  const topic = Object.entries(spoken?.notices ?? {}).find(
    ([one]) => code.startsWith(one) && !/^\w/.test(code.slice(one.length)),
  );
  return topic ? `${topic[1]}: ${words}` : words;
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
